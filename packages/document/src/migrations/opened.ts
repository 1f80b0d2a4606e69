import { isNewer } from "./is-newer.ts";
import { own } from "./json.ts";
import type { JsonObject, Path } from "./json.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";

/** What later versions call the members of earlier ones, and since when. */
const RENAMED: readonly (readonly [earlier: string, later: string, since: string])[] = [
  ["colors", "color", "1.1.1"],
  ["time", "timeRange", "1.2.1"],
  ["columnComponentIri", "columnComponentId", "4.0.0"],
  ["componentIri", "componentId", "4.0.0"],
  ["componentIris", "componentIds", "4.0.0"],
  ["leftAxisComponentIri", "leftAxisComponentId", "4.0.0"],
  ["lineComponentIri", "lineComponentId", "4.0.0"],
  ["measureIri", "measureId", "4.0.0"],
  ["rightAxisComponentIri", "rightAxisComponentId", "4.0.0"],
  ["palette", "paletteId", "4.1.0"],
];

type Move = readonly [from: Path, to: Path, since: string];

/** Where later versions of a state keep what earlier ones keep elsewhere. */
const STATE_MOVES: readonly Move[] = [
  [["chartConfig"], ["chartConfigs", 0], "2.0.0"],
  [["meta"], ["layout", "meta"], "3.1.0"],
];

/** The same of a chart. */
const CHART_MOVES: readonly Move[] = [
  [["dataSet"], ["cubes", 0, "iri"], "3.0.0"],
  [["filters"], ["cubes", 0, "filters"], "3.0.0"],
  [["interactiveFiltersConfig", "timeSlider"], ["fields", "animation"], "1.4.0"],
  ...["y", "segment"].flatMap((field): Move[] => [
    [["fields", field, "palette"], ["fields", "color", "paletteId"], "4.1.0"],
    [["fields", field, "colorMapping"], ["fields", "color", "colorMapping"], "4.1.0"],
  ]),
];

const startsWith = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((part, index) => path[index] === part);

export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null
        ? own(value as JsonObject, String(part))
        : undefined,
    document,
  );

const componentHalf = (id: string): string | undefined => {
  const at = id.lastIndexOf(SEPARATOR);
  return at < 0 ? undefined : id.slice(at + SEPARATOR.length);
};

/** The key of an object that has a name in this version or in another one; undefined if none has. */
type NameFinder = (object: JsonObject, name: string) => string | undefined;

/** Walks each object once, however often it is asked about. */
const makeNameFinder = (): NameFinder => {
  const ids = new WeakMap<JsonObject, ReadonlyMap<string, string>>();
  const listIds = (object: JsonObject): ReadonlyMap<string, string> => {
    const byHalf = new Map<string, string>();
    for (const key of Object.keys(object)) {
      const half = componentHalf(key);
      if (half !== undefined && !byHalf.has(half)) byHalf.set(half, key);
    }
    ids.set(object, byHalf);
    return byHalf;
  };
  return (object, name) => {
    if (Object.hasOwn(object, name)) return name;
    const names = RENAMED.flatMap(([earlier, later]) =>
      earlier === name ? [later] : later === name ? [earlier] : [],
    );
    return [...names, componentHalf(name), (ids.get(object) ?? listIds(object)).get(name)].find(
      (key) => key !== undefined && Object.hasOwn(object, key),
    );
  };
};

/** The path as it is named in the document, as far as it leads there. */
const follow = (document: unknown, path: Path, findName: NameFinder): Path => {
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
    .flatMap(([from, to]): [Path, Path][] => [
      [from, to],
      [to, from],
    ])
    .map(([from, to]): [Path, Path] => [
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

const tracePath = (opened: JsonObject, path: Path, findName: NameFinder): Path | undefined => {
  const direct = follow(opened, path, findName);
  if (direct.length === path.length) return direct;
  for (const moved of listMoved(path, STATE_MOVES)) {
    for (const candidate of listMoved(moved, CHART_MOVES, chartAt(moved))) {
      const found = follow(opened, candidate, findName);
      if (found.length === candidate.length) return found;
    }
  }
  return undefined;
};

const readVersion = (document: unknown): string => {
  const version = valueAt(document, ["version"]);
  return typeof version === "string" ? version : "1.0.0";
};

/** How a version calls a member that a step knows by the name of its own version. */
const nameIn = (version: string, name: string, known: string): string => {
  for (const [earlier, later, since] of RENAMED) {
    if (name === earlier && !isNewer(since, version) && isNewer(since, known)) return later;
    if (name === later && later !== "color" && isNewer(since, version)) return earlier;
  }
  return name;
};

/** Where a version keeps what an earlier one keeps at this path. */
const moveTo = (version: string, path: Path, moves: readonly Move[], at: Path = []): Path => {
  const inner = path.slice(at.length);
  const move = moves.find(([from, , since]) => startsWith(inner, from) && !isNewer(since, version));
  return move ? [...at, ...move[1], ...inner.slice(move[0].length)] : path;
};

const traceMissing = (
  opened: JsonObject,
  path: Path,
  { findName, known }: { readonly findName: NameFinder; readonly known: string },
): Path => {
  const isChart = valueAt(opened, ["chartType"]) !== undefined;
  const placed = isChart ? path : moveTo(readVersion(opened), path, STATE_MOVES);
  const chart = chartAt(placed);
  const version = readVersion(valueAt(opened, tracePath(opened, chart, findName) ?? []));
  const moved = moveTo(version, placed, CHART_MOVES, chart);
  for (let length = moved.length - 1; length >= 0; length--) {
    const parent = tracePath(opened, moved.slice(0, length), findName);
    if (!parent) continue;
    const names = moved.slice(length);
    return [
      ...parent,
      ...names.map((name) => (typeof name === "string" ? nameIn(version, name, known) : name)),
    ];
  }
  return moved;
};

/** Finds in the document that was handed in what steps know by the names of other versions. */
export type Tracer = {
  /** Where it stands; undefined if nowhere. */
  readonly find: (path: Path) => Path | undefined;
  /** The same of a member that the document does not hold, `known` at a version: its parent is found, as far as there is one. */
  readonly findMissing: (path: Path, known: string) => Path;
};

export const makeTracer = (opened: JsonObject): Tracer => {
  const findName = makeNameFinder();
  return {
    find: (path) => tracePath(opened, path, findName),
    findMissing: (path, known) => traceMissing(opened, path, { findName, known }),
  };
};
