import { prepareProduct } from "./prepare.ts";
import { endWithSum, runBrowserTests, USUAL_JOURNEYS } from "./suites.ts";

const args = process.argv.slice(2);
await prepareProduct();
endWithSum([await runBrowserTests(args.length > 0 ? args : USUAL_JOURNEYS)]);
