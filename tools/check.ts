import { runGates } from "./gates.ts";
import { endWithSum, runUnitTests } from "./suites.ts";

endWithSum(await Promise.all([runGates(), runUnitTests()]));
