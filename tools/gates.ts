import { join } from "node:path";
import { ROOT, runStep } from "./run-step.ts";

/** The checks that read the sources without running them. */
const GATES: { name: string; command: string; args: string[] }[] = [
  { name: "format", command: "oxfmt", args: ["--check"] },
  { name: "lint", command: "oxlint", args: ["--type-aware", "--quiet"] },
  { name: "types", command: "tsc", args: ["--noEmit"] },
  { name: "layers", command: process.execPath, args: [join(ROOT, "tools", "layers.ts")] },
  { name: "dead code", command: "knip", args: [] },
];

export type Count = { suite: string; passed: number; failed: number; skipped: number };

export const runGates = async (): Promise<Count> => {
  const count = { suite: "gates", passed: 0, failed: 0, skipped: 0 };
  for (const gate of GATES) {
    const code = await runStep(gate.command, gate.args);
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${gate.name}`);
    if (code === 0) count.passed += 1;
    else count.failed += 1;
  }
  return count;
};
