import { isRecord } from "@statelier/model";

export type Json = Readonly<Record<string, unknown>>;

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
