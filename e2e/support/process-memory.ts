import { readdirSync, readFileSync } from "node:fs";

const readStatus = (pid: string): { parent: string; kilobytes: number } | undefined => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const field = (name: string): string =>
      new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? "0";
    return { parent: field("PPid"), kilobytes: Number(field("VmRSS")) };
  } catch (error) {
    // It has ended since the folder was listed.
    if (error instanceof Error && "code" in error && /ENOENT|ESRCH/.test(String(error.code)))
      return undefined;
    throw error;
  }
};

/** Resident megabytes of a process and everything that it started. Linux only. */
export const measureTreeMemory = (pid: number): number => {
  const processes = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const status = readStatus(name);
        return status ? [[name, status] as const] : [];
      }),
  );
  const isBelow = (name: string): boolean => {
    if (name === String(pid)) return true;
    const parent = processes.get(name)?.parent ?? "0";
    return parent !== "0" && isBelow(parent);
  };
  let kilobytes = 0;
  for (const [name, status] of processes) if (isBelow(name)) kilobytes += status.kilobytes;
  return (kilobytes * 1_024) / 1e6;
};
