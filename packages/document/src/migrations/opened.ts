import { isObject, own } from "./json.ts";
import type { JsonObject, Path } from "./json.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";

/** What later versions call the members of earlier ones. */
const LATER_NAMES: Readonly<Record<string, string>> = {
  colors: "color",
  columnComponentIri: "columnComponentId",
  componentIri: "componentId",
  componentIris: "componentIds",
  leftAxisComponentIri: "leftAxisComponentId",
  lineComponentIri: "lineComponentId",
  measureIri: "measureId",
  palette: "paletteId",
  rightAxisComponentIri: "rightAxisComponentId",
  time: "timeRange",
};

/** Where later versions keep what earlier ones keep elsewhere. */
const MOVES: readonly (readonly [from: Path, to: Path])[] = [
  [["meta"], ["layout", "meta"]],
  [["dataSet"], ["cubes", 0, "iri"]],
  [["filters"], ["cubes", 0, "filters"]],
  [
    ["interactiveFiltersConfig", "timeSlider"],
    ["fields", "animation"],
  ],
  ...["y", "segment"].flatMap((field): [Path, Path][] => [
    [
      ["fields", field, "palette"],
      ["fields", "color", "paletteId"],
    ],
    [
      ["fields", field, "colorMapping"],
      ["fields", "color", "colorMapping"],
    ],
  ]),
];

export const startsWith = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((part, index) => path[index] === part);

export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null
        ? own(value as JsonObject, String(part))
        : undefined,
    document,
  );

const findName = (object: JsonObject, name: string): string | undefined => {
  if (Object.hasOwn(object, name)) return name;
  const later = own(LATER_NAMES, name);
  if (typeof later === "string" && Object.hasOwn(object, later)) return later;
  return Object.keys(object).find((key) => key.endsWith(`${SEPARATOR}${name}`));
};

const follow = (document: unknown, path: Path): Path | undefined => {
  const followed: (string | number)[] = [];
  let value = document;
  for (const part of path) {
    if (typeof value !== "object" || value === null) return undefined;
    const name = findName(value as JsonObject, String(part));
    if (name === undefined) return undefined;
    followed.push(typeof part === "number" ? part : name);
    value = (value as JsonObject)[name];
  }
  return followed;
};

/** Where the document that was handed in holds what a step to an earlier version knows by an earlier name. */
export const tracePath = (opened: unknown, path: Path): Path => {
  const found = follow(opened, path);
  if (found) return found;
  for (const [from, to] of MOVES) {
    const moved = startsWith(path, from) && follow(opened, [...to, ...path.slice(from.length)]);
    if (moved) return moved;
  }
  return path;
};

/** Paths of the ids in a part of a document that belong to another dataset than the one named. */
export const listForeignIds = (value: unknown, unversionedIri: string, at: Path = []): Path[] => {
  const isForeign = (text: string): boolean =>
    text.includes(SEPARATOR) && !text.startsWith(`${unversionedIri}${SEPARATOR}`);
  if (typeof value === "string") return isForeign(value) ? [at] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listForeignIds(item, unversionedIri, [...at, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    isForeign(key) ? [[...at, key]] : listForeignIds(member, unversionedIri, [...at, key]),
  );
};
