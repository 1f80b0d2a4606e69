import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { RULE_MUTATIONS } from "./rule-mutations.ts";
import { ROOT } from "./run-step.ts";

const mutation = RULE_MUTATIONS[Number(process.env["STATELIER_RULE_MUTATION"])];
const file = mutation && join(ROOT, mutation.file);

/** Vitest with one rule negated while its file is loaded; the file itself stays as it is. */
// oxlint-disable-next-line import/no-default-export -- Vitest reads it
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: "rule-mutation",
      enforce: "pre",
      load: (id) =>
        mutation && file === id
          ? readFileSync(id, "utf8").replace(mutation.text, () => mutation.replacement)
          : undefined,
    },
  ],
  test: {
    include: ["{packages,apps}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/migrations/**", "**/rule-ids.test.ts"],
    setupFiles: ["tools/property-seed.ts"],
    pool: "forks",
    maxWorkers: 2,
    bail: 1,
    fsModuleCache: false,
    testTimeout: 40_000,
  },
});
