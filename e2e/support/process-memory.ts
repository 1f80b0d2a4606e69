import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const isGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /ENOENT|ESRCH/.test(String(error.code));

/** Undefined where the process has ended since the folder was listed. */
const readField = (pid: string, file: string, name: string): number | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

/** What a process runs: the name of its file, without the one of the interpreter. */
const readName = (pid: string): string => {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return basename(words.findLast((word) => /\.[cm]?[jt]s$/.test(word)) ?? words[0] ?? pid);
  } catch (error) {
    if (isGone(error)) return pid;
    throw error;
  }
};

/** The megabytes of a process and of everything that it started, by what they run; what processes share counts once. Linux only. */
export const listTreeMemory = (pid: number): Map<string, number> => {
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
  const megabytes = new Map<string, number>();
  for (const each of parents.keys()) {
    if (!isBelow(each)) continue;
    const kilobytes = readField(each, "smaps_rollup", "Pss") ?? 0;
    // One that has ended meanwhile holds nothing.
    if (kilobytes === 0) continue;
    const name = readName(each);
    megabytes.set(name, (megabytes.get(name) ?? 0) + (kilobytes * 1_024) / 1e6);
  }
  return megabytes;
};

export const sumMemory = (byName: ReadonlyMap<string, number>): number =>
  [...byName.values()].reduce((sum, each) => sum + each, 0);

/** Megabytes of a process and everything that it started. */
export const measureTreeMemory = (pid: number): number => sumMemory(listTreeMemory(pid));
