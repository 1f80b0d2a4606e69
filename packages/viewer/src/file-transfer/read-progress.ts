import type { ReadProgress } from "@statelier/data";
import { isRecord } from "@statelier/model";

/** Where the server says how far the rows of a file are read: as the file, with another ending. */
export const buildProgressAddress = (href: string): string =>
  href.replace(/\.\w+(?=\?|$)/, ".progress");

/** How far reading the rows of a file from their source is; undefined where nothing is known of it. */
export const fetchReadProgress = async (href: string): Promise<ReadProgress | undefined> => {
  const answer = await fetch(buildProgressAddress(href));
  const read: unknown = answer.ok ? await answer.json() : undefined;
  if (!isRecord(read)) return undefined;
  const { rows, total } = read;
  return typeof rows === "number" && typeof total === "number" ? { rows, total } : undefined;
};
