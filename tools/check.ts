import { parseArgs } from "node:util";
import { runGates } from "./gates.ts";
import { endWithSum, runUnitTests, USUAL_UNITS } from "./suites.ts";

const { values } = parseArgs({
  options: { since: { type: "string", default: "HEAD~1" }, all: { type: "boolean" } },
});
const units = values.all
  ? runUnitTests()
  : runUnitTests([...USUAL_UNITS, `--changed=${values.since}`], { mayBeEmpty: true });

endWithSum(await Promise.all([runGates(), units]));
