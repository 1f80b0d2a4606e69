import { hyphenate } from "@statelier/model";
import type { Value } from "./value-list.ts";
import type { ResolvedList } from "./vocabulary.ts";

const SAFE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Last part of a value's IRI. */
export const deriveValueId = (value: Pick<Value, "value" | "id">): string => {
  if (value.id !== undefined) return value.id;
  if (SAFE.test(value.value)) return value.value;
  return hyphenate(value.value);
};

const findTwice = (names: readonly (readonly [string, string])[]): [string, string, string][] => {
  const seen = new Map<string, string>();
  return names.flatMap(([name, owner]) => {
    const other = seen.get(name);
    seen.set(name, owner);
    return other === undefined ? [] : [[name, other, owner] as [string, string, string]];
  });
};

/** Steps from a value up to its root; undefined when parents go in a circle. */
export const deriveDepth = (
  value: Value,
  byName: ReadonlyMap<string, Value>,
): number | undefined => {
  let depth = 0;
  let current = value;
  while (current.parent !== undefined) {
    const parent = byName.get(current.parent);
    if (parent === undefined) return depth + 1;
    depth += 1;
    if (depth > byName.size) return undefined;
    current = parent;
  }
  return depth;
};

const checkHierarchy = (list: ResolvedList, name: string): string[] => {
  const byName = new Map(list.values.map((value) => [value.value, value]));
  const children = list.values.filter((value) => value.parent !== undefined);
  if (list.hierarchy === undefined)
    return children.length === 0
      ? []
      : [`${name}: values have parents, but \`hierarchy\` (label and levels) is missing`];
  if (children.length === 0) return [`${name}: has a hierarchy, but no value has a parent`];
  const levels = list.hierarchy.levels.length;
  return children.flatMap((value) => {
    if (value.parent !== undefined && !byName.has(value.parent))
      return [
        `${name}: "${value.value}" has the parent "${value.parent}", which is not in the list`,
      ];
    const depth = deriveDepth(value, byName);
    if (depth === undefined) return [`${name}: the parents of "${value.value}" go in a circle`];
    return depth > levels
      ? [
          `${name}: "${value.value}" is ${depth} levels below its root, but ${levels} levels are named`,
        ]
      : [];
  });
};

/** What is wrong with a list of values by itself; problems begin with `name`. */
export const checkValues = (list: ResolvedList, name: string): string[] => {
  const ids = list.values.map((value) => [deriveValueId(value), value.value] as const);
  const names = list.values.flatMap((value) =>
    [...new Set([value.value, ...(value.aliases ?? [])])].map(
      (text) => [text, value.value] as const,
    ),
  );
  return [
    ...ids
      .filter(([id]) => id === "")
      .map(([, value]) => `${name}: "${value}" needs an \`id\` of letters and digits`),
    ...findTwice(names).map(([text, first, second]) =>
      first === second
        ? `${name}: "${text}" stands in the list twice`
        : `${name}: "${text}" is a name of both "${first}" and "${second}"`,
    ),
    ...findTwice(ids.filter(([id]) => id !== ""))
      .filter(([, first, second]) => first !== second)
      .map(
        ([id, first, second]) =>
          `${name}: "${first}" and "${second}" have the same id "${id}"; give one an \`id\``,
      ),
    ...checkHierarchy(list, name),
  ];
};
