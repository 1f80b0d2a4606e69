import { findChromium } from "./find-chromium.ts";
import { type Count, runGates } from "./gates.ts";
import { prepareProduct } from "./prepare.ts";
import { runBrowserTests, runUnitTests } from "./suites.ts";

findChromium();
const counts: Count[] = [await runGates(), await runUnitTests({ slow: true })];
await prepareProduct();
counts.push(await runBrowserTests(process.argv.slice(2)));

for (const { suite, failures } of counts)
  for (const failure of failures) console.log(`FAIL ${suite}: ${failure}\n`);
for (const { suite, passed, failed, skipped } of counts)
  console.log(`${suite}: ${passed} passed, ${failed} failed, ${skipped} skipped.`);
const sum = (key: "passed" | "failed" | "skipped") =>
  counts.reduce((total, count) => total + count[key], 0);
const skipped = sum("skipped");
console.log(
  `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exit(sum("failed") > 0 ? 1 : 0);
