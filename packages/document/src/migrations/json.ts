export type JsonObject = { readonly [key: string]: unknown };
export type Path = readonly (string | number)[];

/** Thrown where a step meets a value it cannot read; the engine turns it into an error value. */
export class MalformedDocument extends Error {
  readonly path: Path;
  readonly found: string;
  readonly expected: string;

  constructor(path: Path, found: string, expected: string) {
    super(`${path.join("/")}: found ${found}, expected ${expected}`);
    this.path = path;
    this.found = found;
    this.expected = expected;
  }
}

export const describeValue = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "string")
    return `the text "${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
  return typeof value === "number" || typeof value === "boolean" ? `${value}` : typeof value;
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isAbsent = (value: unknown): value is null | undefined =>
  value === undefined || value === null;

const objectAt = (value: unknown, at: Path): JsonObject => {
  if (!isObject(value)) throw new MalformedDocument(at, describeValue(value), "an object");
  return value;
};

export const readObject = (
  parent: JsonObject,
  key: string,
  at: Path = [],
): JsonObject | undefined =>
  isAbsent(parent[key]) ? undefined : objectAt(parent[key], [...at, key]);

const readList = (
  parent: JsonObject,
  key: string,
  at: Path = [],
): readonly unknown[] | undefined => {
  const value = parent[key];
  if (isAbsent(value)) return undefined;
  if (!Array.isArray(value))
    throw new MalformedDocument([...at, key], describeValue(value), "a list");
  return value;
};

export const readObjects = (
  parent: JsonObject,
  key: string,
  at: Path = [],
): readonly JsonObject[] | undefined =>
  readList(parent, key, at)?.map((item, index) => objectAt(item, [...at, key, index]));

export const readString = (parent: JsonObject, key: string, at: Path = []): string | undefined => {
  const value = parent[key];
  if (isAbsent(value)) return undefined;
  if (typeof value !== "string")
    throw new MalformedDocument([...at, key], describeValue(value), "a string");
  return value;
};

export const readStrings = (
  parent: JsonObject,
  key: string,
  at: Path = [],
): readonly string[] | undefined =>
  readList(parent, key, at)?.map((item, index) => {
    if (typeof item !== "string") {
      throw new MalformedDocument([...at, key, index], describeValue(item), "a string");
    }
    return item;
  });

/** The members whose name is given one; assigning to `__proto__` would set the prototype. */
const withNames = (object: JsonObject, nameOf: (key: string) => string | undefined): JsonObject => {
  const named: Record<string, unknown> = {};
  for (const key of Object.keys(object)) {
    const name = nameOf(key);
    if (name === undefined) continue;
    const value = object[key];
    if (name !== "__proto__") named[name] = value;
    else
      Object.defineProperty(named, name, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return named;
};

export const omit = (object: JsonObject, ...keys: readonly string[]): JsonObject =>
  withNames(object, (key) => (keys.includes(key) ? undefined : key));

/** The member keeps its place; an absent one stays absent. */
export const rename = (object: JsonObject, from: string, to: string): JsonObject =>
  Object.hasOwn(object, from) ? withNames(object, (key) => (key === from ? to : key)) : object;

type Change = (object: JsonObject, at: Path) => JsonObject;

/** The keys below `at`, whose length says how many of them lead to the node. */
type Way = { readonly keys: readonly string[]; readonly change: Change };

const updateEach = (node: unknown, way: Way, at: Path): unknown => {
  if (Array.isArray(node)) {
    return node.map((item, index) => updateAt(objectAt(item, [...at, index]), way, [...at, index]));
  }
  return Object.fromEntries(
    Object.entries(objectAt(node, at)).map(([key, value]) => [
      key,
      isObject(value) ? updateAt(value, way, [...at, key]) : value,
    ]),
  );
};

const updateAt = (node: unknown, way: Way, at: Path): unknown => {
  if (isAbsent(node)) return node;
  const key = way.keys[at.length];
  if (key === undefined) return way.change(objectAt(node, at), at);
  if (key === "*") return updateEach(node, way, at);
  const object = objectAt(node, at);
  const before = object[key];
  const after = updateAt(before, way, [...at, key]);
  return after === before ? object : { ...object, [key]: after };
};

/** Changes the objects at a dotted path ("" is the document, `*` each item). What is absent stays absent. */
export const update = (document: JsonObject, path: string, change: Change): JsonObject =>
  objectAt(updateAt(document, { keys: path === "" ? [] : path.split("."), change }, []), []);

/** Equality of JSON values, in which null counts as absent. */
export const isSame = (left: unknown, right: unknown): boolean => {
  if (left === right || (isAbsent(left) && isAbsent(right))) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  }
  if (!isObject(left) || !isObject(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSame(own(left, key), own(right, key)));
};

/** Dictionary look-up that never finds what objects inherit. */
export const own = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;
