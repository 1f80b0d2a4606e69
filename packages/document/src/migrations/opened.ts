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

type Move = readonly [from: Path, to: Path];

/** Where later versions of a state keep what earlier ones keep elsewhere. */
const STATE_MOVES: readonly Move[] = [
  [["chartConfig"], ["chartConfigs", 0]],
  [["meta"], ["layout", "meta"]],
];

/** The same of a chart. */
const CHART_MOVES: readonly Move[] = [
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

const isEarlierName = (name: string, later: string): boolean =>
  own(LATER_NAMES, name) === later || name.endsWith(`${SEPARATOR}${later}`);

const findName = (object: JsonObject, name: string): string | undefined =>
  Object.hasOwn(object, name)
    ? name
    : Object.keys(object).find((key) => isEarlierName(name, key) || isEarlierName(key, name));

/** The path as it is named in the document, as far as it leads there. */
const follow = (document: unknown, path: Path): Path => {
  const followed: (string | number)[] = [];
  let value = document;
  for (const part of path) {
    if (typeof value !== "object" || value === null) break;
    const name = findName(value as JsonObject, String(part));
    if (name === undefined) break;
    followed.push(typeof part === "number" ? part : name);
    value = (value as JsonObject)[name];
  }
  return followed;
};

/** The path, and what it is where the members have moved, later or earlier. */
const listMoved = (path: Path, moves: readonly Move[], at: Path = []): readonly Path[] => [
  path,
  ...moves
    .flatMap(([from, to]): Move[] => [
      [from, to],
      [to, from],
    ])
    .map(([from, to]): Move => [
      [...at, ...from],
      [...at, ...to],
    ])
    .filter(([from]) => startsWith(path, from))
    .map(([from, to]) => [...to, ...path.slice(from.length)]),
];

/** Where a document holds the chart of a path that leads into one. */
const chartAt = ([first, second]: Path): Path => {
  if (first === "chartConfigs" && second !== undefined) return [first, second];
  return first === "chartConfig" ? [first] : [];
};

/** Where the document that was handed in holds what a step knows by the name of another version; undefined if nowhere. */
export const tracePath = (opened: unknown, path: Path): Path | undefined => {
  const direct = follow(opened, path);
  if (direct.length === path.length) return direct;
  for (const moved of listMoved(path, STATE_MOVES)) {
    for (const candidate of listMoved(moved, CHART_MOVES, chartAt(moved))) {
      const found = follow(opened, candidate);
      if (found.length === candidate.length) return found;
    }
  }
  return undefined;
};

/** The same of a member that the document does not hold: its parent is found, as far as there is one. */
export const traceMissing = (opened: unknown, path: Path): Path => {
  for (let length = path.length - 1; length > 0; length--) {
    const parent = tracePath(opened, path.slice(0, length));
    if (parent) return [...parent, ...path.slice(length)];
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
