import { existsSync, readdirSync, readFileSync } from "node:fs";

export type ProcessMemory = { pid: number; command: string; megabytes: number };

const readField = (status: string, name: string): string =>
  new RegExp(`^${name}:\\s+(.*)$`, "m").exec(status)?.[1] ?? "";

const readProcess = (pid: number) => {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return [];
  const status = readFileSync(file, "utf8");
  const command = readField(status, "Name");
  const megabytes = (Number.parseInt(readField(status, "VmRSS") || "0", 10) * 1024) / 1e6;
  return [{ pid, parent: Number(readField(status, "PPid")), command, megabytes }];
};

/** Resident memory of a process and all below it, from /proc; shared pages count once a process. */
export const measureMemory = (root: number): ProcessMemory[] => {
  if (!existsSync("/proc/self/status")) throw new Error("Memory is read from /proc: run on Linux.");
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return all
    .filter(({ pid }) => tree.has(pid))
    .map(({ pid, command, megabytes }) => ({ pid, command, megabytes }));
};
