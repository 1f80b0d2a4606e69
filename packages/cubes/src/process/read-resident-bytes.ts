import { readFileSync } from "node:fs";

const PAGE_BYTES = 4_096;

/** Memory that a process holds; undefined where the system does not say (it does on Linux) or there is none. */
export const readResidentBytes = (pid: number | undefined): number | undefined => {
  if (pid === undefined) return undefined;
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    return Number(pages) * PAGE_BYTES;
  } catch (error) {
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
};
