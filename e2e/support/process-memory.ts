import { readdirSync, readFileSync } from "node:fs";

/** Undefined where the process has ended since the folder was listed. */
const readField = (pid: string, file: string, name: string): number | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && /ENOENT|ESRCH/.test(String(error.code)))
      return undefined;
    throw error;
  }
};

/** Megabytes of a process and everything that it started; what processes share counts once. Linux only. */
export const measureTreeMemory = (pid: number): number => {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [name, String(readField(name, "status", "PPid") ?? 0)] as const),
  );
  const isBelow = (name: string): boolean => {
    if (name === String(pid)) return true;
    const parent = parents.get(name) ?? "0";
    return parent !== "0" && isBelow(parent);
  };
  let kilobytes = 0;
  for (const name of parents.keys())
    if (isBelow(name)) kilobytes += readField(name, "smaps_rollup", "Pss") ?? 0;
  return (kilobytes * 1_024) / 1e6;
};
