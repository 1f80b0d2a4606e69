import { availableParallelism } from "node:os";
import { prepareProduct } from "./prepare.ts";
import { runStep } from "./run-step.ts";
import { runBrowserTests } from "./suites.ts";

const FILES = [
  "packages/document/src/migrations/round-trip-state.slow.test.ts",
  "packages/document/src/migrations/round-trip-chart.slow.test.ts",
  "packages/document/src/migrations/robustness.slow.test.ts",
  "packages/document/src/machine/properties.test.ts",
  "packages/document/src/link/link-state.test.ts",
  "packages/model/src/table-operations.test.ts",
  "packages/model/src/table-bytes.test.ts",
  "packages/model/src/plan-join.test.ts",
  "packages/cubes/src/shapes/parse-wkt.test.ts",
  "packages/charts/src/fixtures/fixtures.test.ts",
  "packages/charts/src/fixtures/options-by-lot.test.ts",
  "packages/cubes/src/faults/faulty-source.slow.test.ts",
];

console.log(
  `The properties of the document: 20,000 documents for each version and each step there and back,
100,000 times each other property; the operations of tables on 10,000 random tables each, and 10,000 areas written and read; every chart at 40 widths and with 100 sets of options; ten minutes of a source
that fails at random; then 100 kills of the server while charts are published, and
ten minutes of pages whose source fails at random; on ${Math.min(2, availableParallelism())} cores. Each property is printed when it holds.
A seed is printed for each file; STATELIER_SEED=… tries the same again.`,
);
const start = performance.now();
process.env["STATELIER_DEEP"] = "1";
const code = await runStep("vitest", [
  "run",
  "--reporter=verbose",
  ...FILES,
  ...process.argv.slice(2),
]);
await prepareProduct();
const { failed } = await runBrowserTests(["durability", "faults"]);
const hasFailed = code !== 0 || failed > 0;
console.log(
  `${hasFailed ? "Something failed" : "All hold"} after ${Math.round((performance.now() - start) / 60_000)} minutes.`,
);
process.exit(hasFailed ? 1 : 0);
