import { isRecord } from "@statelier/model";

/** From where on a list is another one, how many of its members are gone, and what stands there now. */
type Splice = readonly [start: number, removed: number, added: readonly unknown[]];

/** Of an object: its names as a list, and what has changed under them. Of a list: its members, or what has changed in them. */
type InnerChange = {
  readonly names?: Splice;
  readonly members?: Splice;
  readonly in?: Readonly<Record<string, StoredChange>>;
};

/** What is other in a value than in one before it, as JSON has it: the whole value, or what changed within it. */
export type StoredChange = readonly [value: unknown] | InnerChange;

/** Where two lists part: what lies between their common beginning and their common end. */
const findSplice = (
  before: readonly unknown[],
  after: readonly unknown[],
  isSame: (one: unknown, other: unknown) => boolean,
): Splice => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return [start, before.length - start - end, after.slice(start, after.length - end)];
};

const splice = (list: readonly unknown[], [start, removed, added]: Splice): unknown[] =>
  list.toSpliced(start, removed, ...added);

/** What JSON writes of an object. */
const listNames = (object: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(object).filter((name) => object[name] !== undefined);

const findWithin = (
  names: readonly string[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, StoredChange> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const change = findChange(before[name], after[name]);
      return change ? [[name, change]] : [];
    }),
  );

const toNamed = (list: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(list.entries());

const findInLists = (before: readonly unknown[], after: readonly unknown[]): StoredChange => {
  if (before.length !== after.length)
    return { members: findSplice(before, after, (one, other) => !findChange(one, other)) };
  return { in: findWithin(Object.keys(after), toNamed(before), toNamed(after)) };
};

/** Undefined where both are the same, also in their order. What both share is not read. */
export const findChange = (before: unknown, after: unknown): StoredChange | undefined => {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    const change = findInLists(before, after);
    return "in" in change && Object.keys(change.in ?? {}).length === 0 ? undefined : change;
  }
  if (!isRecord(before) || !isRecord(after)) return [after];
  const [names, others] = [listNames(before), listNames(after)];
  const [start, removed, added] = findSplice(names, others, Object.is);
  const within = findWithin(others, before, after);
  const isMoved = removed > 0 || added.length > 0;
  const isChanged = Object.keys(within).length > 0;
  if (!isMoved && !isChanged) return undefined;
  return {
    ...(isMoved && { names: [start, removed, added] }),
    ...(isChanged && { in: within }),
  };
};

const changeWithin = (
  [name, value]: readonly [string, unknown],
  within: InnerChange["in"],
): [string, unknown] => [
  name,
  within && Object.hasOwn(within, name) ? applyChange(value, within[name] as StoredChange) : value,
];

/** The value that `findChange` was given second. Throws a `TypeError` where the change is none of this value. */
export const applyChange = (before: unknown, change: StoredChange): unknown => {
  if (Array.isArray(change)) return change[0];
  const { names, members, in: within } = change as InnerChange;
  if (Array.isArray(before)) {
    if (members) return splice(before, members);
    return before.map((each: unknown, at) => changeWithin([String(at), each], within)[1]);
  }
  if (!isRecord(before)) throw new TypeError("A change of something that is no object");
  const kept = Object.keys(before);
  const after = names ? splice(kept, names) : kept;
  return Object.fromEntries(
    after.map((name) => changeWithin([String(name), before[String(name)]], within)),
  );
};
