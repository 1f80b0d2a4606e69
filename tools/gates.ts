import { join } from "node:path";
import { ROOT, runAside } from "./run-step.ts";

/** The checks that read the sources without running them. */
const GATES: { name: string; command: string; args: string[] }[] = [
  { name: "format", command: "oxfmt", args: ["--check"] },
  { name: "lint", command: "oxlint", args: ["--type-aware", "--quiet"] },
  {
    name: "types",
    command: "tsc",
    args: ["--noEmit", "--incremental", "--tsBuildInfoFile", join(".cache", "types.tsbuildinfo")],
  },
  { name: "layers", command: process.execPath, args: [join(ROOT, "tools", "layers.ts")] },
  { name: "dead code", command: "knip", args: [] },
];

export type Count = { suite: string; passed: number; failed: number; skipped: number };

/** Side by side, each with its output in one piece. */
export const runGates = async (): Promise<Count> => {
  const ended = await Promise.all(
    GATES.map(async ({ name, command, args }) => {
      const { code, output } = await runAside(command, args);
      if (code !== 0) console.log(output.trimEnd());
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${name}`);
      return code === 0;
    }),
  );
  const passed = ended.filter(Boolean).length;
  return { suite: "gates", passed, failed: ended.length - passed, skipped: 0 };
};
