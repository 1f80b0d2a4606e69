import { runGates } from "./gates.ts";
import { runUnitTests } from "./suites.ts";

const counts = [await runGates(), await runUnitTests({ slow: false })];
process.exit(counts.some((count) => count.failed > 0) ? 1 : 0);
