import { join } from "node:path";
import { ROOT, runAside } from "./run-step.ts";

/** The checks that read the sources without running them. */
const GATES: { name: string; command: string; args: string[] }[] = [
  { name: "format", command: "oxfmt", args: ["--check"] },
  // In one pass over the types of all files, which takes less work than the compiler and the linter each on their own.
  {
    name: "lint and types",
    command: "oxlint",
    args: ["--type-aware", "--type-check", "--quiet"],
  },
  { name: "layers", command: process.execPath, args: [join(ROOT, "tools", "layers.ts")] },
  { name: "folders", command: process.execPath, args: [join(ROOT, "tools", "structure.ts")] },
  {
    name: "chart types",
    command: process.execPath,
    args: [join(ROOT, "tools", "chart-type-tests.ts")],
  },
  { name: "dead code", command: "knip", args: [] },
];

/** `skipped` names each test that was not run; `failures` says of each what failed and why, in a few lines. */
export type Count = {
  suite: string;
  passed: number;
  failed: number;
  skipped: readonly string[];
  failures: readonly string[];
};

/** For the gates that are written in Go: a third less work for a gigabyte more of memory. */
const SELDOM_COLLECTED = { GOGC: "400" };

/** Side by side, each with its output in one piece. */
export const runGates = async (): Promise<Count> => {
  const ended = await Promise.all(
    GATES.map(async ({ name, command, args }) => {
      const { code, output } = await runAside(command, args, SELDOM_COLLECTED);
      if (code !== 0) console.log(output.trimEnd());
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${name}`);
      return code === 0 ? [] : [name];
    }),
  );
  const failures = ended.flat();
  const failed = failures.length;
  return { suite: "gates", passed: GATES.length - failed, failed, skipped: [], failures };
};
