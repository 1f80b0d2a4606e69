import { readFile } from "node:fs/promises";

const PAGE_BYTES = 4_096;

/** Memory that a process holds; undefined where the system does not say \(it does on Linux\) or the process has ended. */
export const readResidentBytes = async (pid: number): Promise<number | undefined> => {
  try {
    const [, pages] = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ");
    return Number(pages) * PAGE_BYTES;
  } catch (error) {
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
};
