import { findChromium } from "./find-chromium.ts";
import { runGates } from "./gates.ts";
import { prepareProduct } from "./prepare.ts";
import { endWithSum, runBrowserTests, runUnitTests, USUAL_JOURNEYS } from "./suites.ts";

const [gates, units] = await Promise.all([
  runGates(),
  runUnitTests(),
  prepareProduct(),
  findChromium(),
]);
const journeys = await runBrowserTests([...USUAL_JOURNEYS, ...process.argv.slice(2)], {
  isUsual: true,
});
endWithSum([gates, units, journeys]);
