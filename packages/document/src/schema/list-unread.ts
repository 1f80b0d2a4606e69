import { mendDocument } from "./mend-document.ts";

/** A member that the format does not know, and what it held. */
export type Unread = { readonly path: readonly (string | number)[]; readonly was: unknown };

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

/** What a document holds beside the format: the members that its parsed value has no more. */
export const listUnread = (document: unknown, parsed: unknown): readonly Unread[] =>
  compare(mendDocument(document), parsed, []);
