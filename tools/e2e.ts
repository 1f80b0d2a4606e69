import { prepareProduct } from "./prepare.ts";
import { runBrowserTests } from "./suites.ts";

await prepareProduct();
const count = await runBrowserTests(process.argv.slice(2));
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(count.failed > 0 ? 1 : 0);
