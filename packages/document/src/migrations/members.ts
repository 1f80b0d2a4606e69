import { isAbsent, isSame, update } from "./json.ts";
import type { JsonObject, Path } from "./json.ts";
import { ADDED } from "./step.ts";
import type { Lose } from "./step.ts";

type Tools = { readonly lose: Lose };

/** The named members and `extensions`; every other one is a loss. */
export const keepOnly = (
  object: JsonObject,
  keys: readonly string[],
  at: Path,
  { lose }: Tools,
): JsonObject => {
  const kept: [string, unknown][] = [];
  for (const [key, value] of Object.entries(object)) {
    if (keys.includes(key) || key === "extensions") kept.push([key, value]);
    else if (!isAbsent(value)) lose([...at, key], value);
  }
  return Object.fromEntries(kept);
};

/** Without the member; a value other than the one a later up step would write is a loss, a missing one an addition. */
export const dropMember = (
  object: JsonObject,
  [key, restored]: readonly [key: string, restored: unknown],
  at: Path,
  { lose }: Tools,
): JsonObject => {
  const { [key]: was, ...rest } = object;
  if (isAbsent(was) && !isAbsent(restored)) lose([...at, key], undefined, ADDED);
  if (!isAbsent(was) && !isSame(was, restored)) lose([...at, key], was);
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
