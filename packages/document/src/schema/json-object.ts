export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const updateMember = (
  object: Json,
  key: string,
  change: (member: Json) => unknown,
): Json => {
  const member = object[key];
  return isObject(member) ? { ...object, [key]: change(member) } : object;
};

export const updateEach = (list: unknown, change: (item: Json) => unknown): unknown =>
  Array.isArray(list) ? list.map((item) => (isObject(item) ? change(item) : item)) : list;
