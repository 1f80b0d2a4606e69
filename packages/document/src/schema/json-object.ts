import { isRecord } from "@statelier/model";

export type Json = Readonly<Record<string, unknown>>;

/** An object or a list: what has members. */
export const isTree = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === "object" && value !== null;

export const updateMember = (
  object: Json,
  key: string,
  change: (member: Json) => unknown,
): Json => {
  const member = object[key];
  return isRecord(member) ? { ...object, [key]: change(member) } : object;
};

export const updateEach = (list: unknown, change: (item: Json) => unknown): unknown =>
  Array.isArray(list) ? list.map((item) => (isRecord(item) ? change(item) : item)) : list;
