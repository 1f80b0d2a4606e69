import { findChromium } from "./find-chromium.ts";
import { runGates } from "./gates.ts";
import { prepareProduct } from "./prepare.ts";
import { endWithSum, runBrowserTests, runUnitTests, USUAL_JOURNEYS } from "./suites.ts";

findChromium();
const counts = [await runGates(), await runUnitTests()];
await prepareProduct();
counts.push(await runBrowserTests([...USUAL_JOURNEYS, ...process.argv.slice(2)]));
endWithSum(counts);
