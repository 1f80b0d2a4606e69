import { isRecord } from "@statelier/model";
import type { z } from "zod";
import { isTree } from "../schema/json-object.ts";

type Change = { readonly path: readonly PropertyKey[]; readonly value: unknown };

const readNumber = (text: string): number | undefined => {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** The value as what the format wants; undefined of one that no link makes of that. */
const readAs = (wanted: string, value: unknown): unknown => {
  if (wanted === "number") return typeof value === "string" ? readNumber(value) : undefined;
  if (wanted === "record")
    return Array.isArray(value) && !isEmpty(value)
      ? Object.fromEntries(Object.entries(value))
      : undefined;
  if (wanted !== "string") return undefined;
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return isEmpty(value) ? "[]" : undefined;
  return isRecord(value) && isEmpty(value) ? "{}" : undefined;
};

const valueAt = (document: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), document);

/** No writer of documents was wrong in more places; each time that so many are looked for again takes as long. */
const MOST_WRONG = 5_000;

export const mayBeRepaired = ({ error }: z.ZodSafeParseResult<unknown>): boolean =>
  (error?.issues.length ?? 0) <= MOST_WRONG;

const listChanges = (schema: z.ZodType, document: unknown): readonly Change[] => {
  const read = schema.safeParse(document);
  if (!mayBeRepaired(read)) return [];
  return (read.error?.issues ?? []).flatMap((issue): Change[] => {
    if (issue.code !== "invalid_type") return [];
    const value = readAs(issue.expected, valueAt(document, issue.path));
    return value === undefined ? [] : [{ path: issue.path, value }];
  });
};

const change = (value: unknown, changes: readonly Change[], depth = 0): unknown => {
  const own = changes.find(({ path }) => path.length === depth);
  if (own) return own.value;
  if (!isTree(value)) return value;
  const byKey = Map.groupBy(changes, ({ path }) => String(path[depth]));
  const changed = (member: unknown, key: string): unknown => {
    const inner = byKey.get(key);
    return inner ? change(member, inner, depth + 1) : member;
  };
  if (Array.isArray(value))
    return value.map((member: unknown, index) => changed(member, String(index)));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, changed(member, key)]),
  );
};

/**
 * Older forms of links (LK4) make texts of numbers, lists of objects whose keys count from 0, and other values of texts
 * that read like them: where the format wants what they were, they are it again.
 */
export const fitToFormat = (schema: z.ZodType, document: unknown): unknown => {
  let fitted = document;
  for (;;) {
    const changes = listChanges(schema, fitted);
    if (changes.length === 0) return fitted;
    fitted = change(fitted, changes);
  }
};
