import { isAbsent, isObject, isSame, own, update } from "./json.ts";
import type { JsonObject, Path } from "./json.ts";
import { ADDED } from "./step.ts";
import type { Lose, LossNote } from "./step.ts";

type Tools = { readonly lose: Lose };

/** The named members, where the object itself does not stay; every other one is a loss. */
export const takeOnly = (
  object: JsonObject,
  keys: readonly string[],
  at: Path,
  { lose }: Tools,
): JsonObject => {
  const kept: [string, unknown][] = [];
  for (const [key, value] of Object.entries(object)) {
    if (keys.includes(key)) kept.push([key, value]);
    else if (!isAbsent(value)) lose([...at, key], value);
  }
  return Object.fromEntries(kept);
};

/** The named members and `extensions`; every other one is a loss. */
export const keepOnly = (
  object: JsonObject,
  keys: readonly string[],
  at: Path,
  tools: Tools,
): JsonObject => takeOnly(object, [...keys, "extensions"], at, tools);

/** What a value lacks that another has; undefined if they differ in more than that. */
const listMissing = (was: unknown, restored: unknown, at: Path): readonly Path[] | undefined => {
  if (isSame(was, restored)) return [];
  if (isAbsent(was)) return [at];
  if (!isObject(was) || !isObject(restored)) return undefined;
  const missing: Path[] = [];
  for (const key of new Set([...Object.keys(was), ...Object.keys(restored)])) {
    const below = listMissing(own(was, key), own(restored, key), [...at, key]);
    if (!below) return undefined;
    missing.push(...below);
  }
  return missing;
};

/** A value that comes back as another one: the whole is lost, or something is added to it. */
export const declareRestored = (
  [was, restored]: readonly [was: unknown, restored: unknown],
  at: Path,
  { lose }: Tools,
  note?: LossNote,
): void => {
  const missing = listMissing(was, restored, at);
  if (!missing) lose(at, was, note);
  for (const path of missing ?? []) lose(path, undefined, ADDED);
};

/** The same of an object each of whose members stands for itself. */
export const declareEach = (
  [was, restored]: readonly [was: JsonObject, restored: JsonObject],
  at: Path,
  { lose }: Tools,
): void => {
  for (const key of new Set([...Object.keys(was), ...Object.keys(restored)])) {
    const value = own(was, key);
    if (!isSame(value, own(restored, key)))
      lose([...at, key], value, isAbsent(value) ? ADDED : undefined);
  }
};

/** Without the member; a value other than the one a later up step would write is a loss, a missing one an addition. */
export const dropMember = (
  object: JsonObject,
  [key, restored]: readonly [key: string, restored: unknown],
  at: Path,
  tools: Tools,
): JsonObject => {
  const { [key]: was, ...rest } = object;
  declareRestored([was, restored], [...at, key], tools);
  return rest;
};

/** The two directions of a step that adds one member with a fixed first value. */
export const memberAt = (path: string, key: string, first: unknown) => ({
  add: (document: JsonObject, { lose }: Tools): JsonObject =>
    update(document, path, (object, at) => {
      const was = object[key];
      if (!isAbsent(was)) lose([...at, key], was, isSame(was, first) ? { dormant: true } : {});
      return { ...object, [key]: first };
    }),
  drop: (document: JsonObject, tools: Tools): JsonObject =>
    update(document, path, (object, at) => dropMember(object, [key, first], at, tools)),
});
