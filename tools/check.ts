import { runGates } from "./gates.ts";
import { endWithSum, runUnitTests } from "./suites.ts";

endWithSum([await runGates(), await runUnitTests()]);
