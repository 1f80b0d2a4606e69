import { parseArgs } from "node:util";
import {
  keepChanged,
  listChanged,
  listDeepBrowserTests,
  listDeepUnitTests,
} from "./deep-suites.ts";
import type { Count } from "./gates.ts";
import { prepareProduct } from "./prepare.ts";
import { endWithSum, runBrowserTests, runUnitTests } from "./suites.ts";

const { values, positionals } = parseArgs({
  options: { since: { type: "string" } },
  allowPositionals: true,
});
const changed = values.since === undefined ? undefined : listChanged(values.since);
const choose = (tests: readonly string[]): string[] =>
  (changed ? keepChanged(tests, changed) : tests).filter(
    (path) => positionals.length === 0 || positionals.some((name) => path.includes(name)),
  );
const [units, journeys] = [choose(listDeepUnitTests()), choose(listDeepBrowserTests())];
if (units.length + journeys.length === 0) {
  console.log("No deep test is named so, or none has changed.");
  process.exit(positionals.length > 0 ? 1 : 0);
}

console.log(`${units.length} files of unit tests, ${journeys.length} of journeys.
Properties are tried with a new seed in each file, which is printed; STATELIER_SEED=… tries the same again.`);
process.env["STATELIER_DEEP"] = "1";
const counts: Count[] = [];
if (units.length > 0) counts.push(await runUnitTests(units));
if (journeys.length > 0) {
  await prepareProduct();
  counts.push(await runBrowserTests(journeys));
}
endWithSum(counts);
