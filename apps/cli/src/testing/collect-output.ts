import type { Io } from "../io/io.ts";

/** Runs a command and answers its exit code with the lines that it wrote; `note` is among `out`. */
export const collectOutput = async (
  run: (io: Io) => Promise<number>,
): Promise<{ code: number; out: string[]; err: string[] }> => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run({
    out: (line) => out.push(line),
    note: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out, err };
};
