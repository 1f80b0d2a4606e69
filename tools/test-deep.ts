import { runStep } from "./run-step.ts";

/** The property tests of the document, many times over; takes hours. */
process.exit(
  await runStep("vitest", ["run", "packages/document", ...process.argv.slice(2)], {
    STATELIER_DEEP: "1",
  }),
);
