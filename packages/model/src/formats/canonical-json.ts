import { isRecord } from "./is-record.ts";

const inOrder = (_name: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The text of a value in JSON, the same in whatever order its members were written; lists keep theirs. Throws on cycles. */
export const toCanonicalJson = (value: unknown): string => JSON.stringify(value, inOrder);
