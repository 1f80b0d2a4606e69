import { listKept } from "./list-kept.ts";
import { repairDocument } from "./repair-document.ts";
import type { Unread } from "./unread.ts";

/** Of the row in which a document is stored, and of the editing flow. */
const BESIDE = ["key", "state"];

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const compare = (read: unknown, kept: unknown, at: Unread["path"]): readonly Unread[] => {
  if (!isTree(read) || !isTree(kept)) return [];
  return Object.entries(read).flatMap(([key, was]) => {
    if (was === undefined || was === null) return [];
    const path = [...at, Array.isArray(read) ? Number(key) : key];
    if (Object.hasOwn(kept, key)) return compare(was, kept[key], path);
    return at.length === 0 && BESIDE.includes(key) ? [] : [{ path, was }];
  });
};

/** What a document holds that readers do not see: beside the format, repaired, or kept for a later version. */
export const listUnread = (input: unknown, parsed: unknown): readonly Unread[] => {
  const { document, repairs } = repairDocument(input);
  return [...repairs, ...listKept(parsed), ...compare(document, parsed, [])];
};
