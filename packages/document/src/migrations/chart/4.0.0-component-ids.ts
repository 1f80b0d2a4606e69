import {
  MalformedDocument,
  describeValue,
  isAbsent,
  isObject,
  isSame,
  omit,
  own,
  readObject,
  readObjects,
  readString,
  readStrings,
  update,
} from "../json.ts";
import { putBy, takeBack } from "../extensions.ts";
import type { JsonObject, Path } from "../json.ts";
import { declareEach, dropMember } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep, ChartTools, Lose } from "../step.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const NONE = "FIELD_VALUE_NONE";
const MEMORY = "unversionedIris";
/** Characters compared while resembling; real charts need a few thousand. */
const MOST_COMPARED = 5_000_000;

type Names = Readonly<Record<"list" | "one" | "measure", readonly [from: string, to: string]>> & {
  readonly axes: readonly (readonly [from: string, to: string])[];
};

const TO_IDS: Names = {
  list: ["componentIris", "componentIds"],
  one: ["componentIri", "componentId"],
  measure: ["measureIri", "measureId"],
  axes: [
    ["leftAxisComponentIri", "leftAxisComponentId"],
    ["rightAxisComponentIri", "rightAxisComponentId"],
    ["columnComponentIri", "columnComponentId"],
    ["lineComponentIri", "lineComponentId"],
  ],
};

const reversed = ([from, to]: readonly [string, string]): readonly [string, string] => [to, from];

const TO_IRIS: Names = {
  list: reversed(TO_IDS.list),
  one: reversed(TO_IDS.one),
  measure: reversed(TO_IDS.measure),
  axes: TO_IDS.axes.map(reversed),
};

const isBare = (reference: string): boolean => reference === "" || reference.startsWith("joinBy__");

/** The cube that an id names, if it names one. */
const cubeHalf = (id: string): string | undefined =>
  id.slice(0, Math.max(0, id.indexOf(SEPARATOR))) || undefined;

const componentHalf = (id: string): string => {
  const at = id.indexOf(SEPARATOR);
  return at < 0 ? id : id.slice(at + SEPARATOR.length);
};

const countBigrams = (text: string): Map<number, number> => {
  const counts = new Map<number, number>();
  for (let index = 0; index < text.length - 1; index++) {
    const bigram = text.charCodeAt(index) * 65_536 + text.charCodeAt(index + 1);
    counts.set(bigram, (counts.get(bigram) ?? 0) + 1);
  }
  return counts;
};

/** Dice coefficient of two strings over their bigrams, 0 to 1. */
const resemblance = (
  counts: ReadonlyMap<number, number>,
  length: number,
  other: string,
): number => {
  if (length < 2 || other.length < 2) return 0;
  let shared = 0;
  for (const [bigram, count] of countBigrams(other))
    shared += Math.min(count, counts.get(bigram) ?? 0);
  return (2 * shared) / (length + other.length - 2);
};

const makeSinglePicker =
  (only: string): ((reference: string) => string) =>
  (reference) => {
    if (reference === only) return only;
    for (let index = 0; index < reference.length - 1; index++) {
      if (only.includes(reference.slice(index, index + 2))) return only;
    }
    return "";
  };

/** Picks the text that a reference resembles most: ties keep the first, no resemblance gives "". */
const makePicker = (texts: readonly string[]): ((reference: string) => string) => {
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return makeSinglePicker(only);
  const candidates = texts.map((text) => ({ text, counts: countBigrams(text) }));
  const picked = new Map<string, string>();
  let compared = 0;
  return (reference) => {
    const known = picked.get(reference);
    if (known !== undefined) return known;
    compared += reference.length * candidates.length;
    if (compared > MOST_COMPARED) {
      throw new MalformedDocument(["cubes"], `${texts.length} cubes`, "fewer cubes or components");
    }
    let best = { text: "", score: 0 };
    for (const { text, counts } of candidates) {
      const score = text === reference ? 1 : resemblance(counts, text.length, reference);
      if (score > best.score) best = { text, score };
    }
    picked.set(reference, best.text);
    return best.text;
  };
};

const makeToId = (cubeIris: readonly string[]): ((iri: string) => string) => {
  const pick = makePicker(cubeIris);
  return (iri) => (isBare(iri) ? iri : `${pick(iri)}${SEPARATOR}${iri}`);
};

const toIdOf =
  (cube = ""): ((iri: string) => string) =>
  (iri) =>
    `${cube}${SEPARATOR}${iri}`;

/** One direction: what a reference becomes, and what the other direction makes of that. */
type Naming = {
  readonly names: Names;
  readonly convert: (reference: string) => string;
  readonly restore: (converted: string) => string;
  readonly lose: Lose;
};

const convertReference = (reference: string, at: Path, naming: Naming): string => {
  const converted = naming.convert(reference);
  if (naming.restore(converted) !== reference) naming.lose(at, reference);
  return converted;
};

const convertList = (list: readonly string[], at: Path, naming: Naming): readonly string[] =>
  list.map((reference, index) => convertReference(reference, [...at, index], naming));

/** The member under its other name; what stood there beside it, and was not read, goes. */
const renameMember = (
  object: JsonObject,
  [from, to]: readonly [string, string],
  value: unknown,
  { at, lose }: { readonly at: Path; readonly lose: Lose },
): JsonObject => {
  if (!isAbsent(object[to])) lose([...at, to], object[to], { dormant: true });
  return { ...omit(object, from), [to]: value };
};

const convertMember = (
  object: JsonObject,
  member: readonly [string, string],
  at: Path,
  naming: Naming,
): JsonObject => {
  const [from] = member;
  const value = readString(object, from, at);
  if (value === undefined) return object;
  const converted = convertReference(value, [...at, from], naming);
  return renameMember(object, member, converted, { at, lose: naming.lose });
};

/** That a symbol has no size measure: the way up leaves it under its earlier name. */
const convertMeasure = (object: JsonObject, at: Path, naming: Naming): JsonObject => {
  const { names, lose } = naming;
  const [from, to] = names.measure;
  const value = readString(object, from, at);
  if (value === undefined || componentHalf(value) !== NONE)
    return convertMember(object, names.measure, at, naming);
  if (names === TO_IDS) return object;
  lose([...at, from], value, { dormant: true });
  if (object[to] === NONE) return omit(object, from);
  if (isAbsent(object[to])) lose([...at, to], undefined, ADDED);
  return renameMember(object, names.measure, NONE, { at, lose });
};

const convertReferences = (object: JsonObject, at: Path, naming: Naming): JsonObject => {
  const { names, lose } = naming;
  const [from] = names.list;
  const list = readStrings(object, from, at);
  const single = list
    ? renameMember(object, names.list, convertList(list, [...at, from], naming), { at, lose })
    : convertMember(object, names.one, at, naming);
  const measured = convertMeasure(single, at, naming);
  return names.axes.reduce((result, axis) => convertMember(result, axis, at, naming), measured);
};

/** Of names that become one the first stays. */
const convertKeys = (
  object: JsonObject,
  at: Path,
  { convert, restore, lose }: Naming,
): JsonObject => {
  const keys = new Map<string, string>();
  for (const key of Object.keys(object)) {
    const name = convert(key);
    if (!keys.has(name)) keys.set(name, key);
  }
  const withNames = (nameOf: (name: string) => string): JsonObject =>
    Object.fromEntries([...keys].map(([name, key]) => [nameOf(name), own(object, key)]));
  declareEach([object, withNames(restore)], at, { lose });
  return withNames((name) => name);
};

const convertField = (
  chart: JsonObject,
  key: string,
  naming: Naming,
): ((field: JsonObject) => JsonObject) => {
  const at = ["fields", key];
  const isCombo = readString(chart, "chartType")?.startsWith("combo") ?? false;
  return (field) => {
    const converted = convertReferences(field, at, naming);
    const color = readObject(converted, "color", at);
    const colored = color
      ? { ...converted, color: convertMember(color, naming.names.one, [...at, "color"], naming) }
      : converted;
    const mapping = isCombo && key === "y" ? readObject(colored, "colorMapping", at) : undefined;
    return mapping
      ? { ...colored, colorMapping: convertKeys(mapping, [...at, "colorMapping"], naming) }
      : colored;
  };
};

/** A column belongs to the component that it is named after, whatever it says itself. */
const convertColumns = (fields: JsonObject, naming: Naming): JsonObject => {
  const { names, convert, lose } = naming;
  const [from] = names.one;
  const converted = Object.entries(fields).map(([key, field]): [string, unknown] => {
    if (!isObject(field)) return [key, field];
    const at = ["fields", key];
    if (field[from] !== key)
      lose([...at, from], field[from], isAbsent(field[from]) ? ADDED : undefined);
    return [key, renameMember(field, names.one, convert(key), { at, lose })];
  });
  return convertKeys(Object.fromEntries(converted), ["fields"], naming);
};

const convertUses = (chart: JsonObject, naming: Naming): JsonObject => {
  const fields = readObject(chart, "fields");
  const isTable = chart.chartType === "table";
  const converted = !fields
    ? chart
    : {
        ...chart,
        fields: isTable
          ? convertColumns(fields, naming)
          : Object.fromEntries(
              Object.entries(fields).map(([key, field]) => [
                key,
                isObject(field) ? convertField(chart, key, naming)(field) : field,
              ]),
            ),
      };
  const sorted = isTable
    ? update(converted, "sorting.*", (sorting, at) =>
        convertMember(sorting, naming.names.one, at, naming),
      )
    : converted;
  return update(sorted, "interactiveFiltersConfig.*", (filter, at) =>
    at.at(-1) === "extensions" ? filter : convertReferences(filter, at, naming),
  );
};

const convertCube = (cube: JsonObject, at: Path, naming: Naming): JsonObject => {
  const filters = readObject(cube, "filters", at);
  const joinBy = readStrings(cube, "joinBy", at);
  return {
    ...cube,
    ...(filters ? { filters: convertKeys(filters, [...at, "filters"], naming) } : {}),
    ...(joinBy ? { joinBy: convertList(joinBy, [...at, "joinBy"], naming) } : {}),
  };
};

const cubeIri = (cube: JsonObject, index: number): string => {
  const iri = readString(cube, "iri", ["cubes", index]);
  if (iri !== undefined) return iri;
  throw new MalformedDocument(
    ["cubes", index, "iri"],
    describeValue(cube.iri),
    "the IRI of a cube",
  );
};

const up = (chart: JsonObject, tools: ChartTools): JsonObject => {
  const { value, rest } = takeBack(chart, MEMORY);
  const memory = isObject(value) ? value : {};
  const cubes = readObjects(chart, "cubes") ?? [];
  const unversioned = cubes.map((cube, index) => {
    const iri = cubeIri(cube, index);
    const remembered = own(memory, iri) ?? own(tools.unversionedIris ?? {}, iri);
    return typeof remembered === "string" ? remembered : iri;
  });
  for (const [index, cube] of cubes.entries()) {
    const iri = cubeIri(cube, index);
    const isRemembered = own(memory, iri) !== undefined || unversioned[index] === iri;
    if (!isRemembered) tools.lose(["extensions", MEMORY, iri], undefined, ADDED);
  }
  const naming = { names: TO_IDS, restore: componentHalf, lose: tools.lose };
  const converted = convertUses(rest, { ...naming, convert: makeToId(unversioned) });
  return update(converted, "cubes.*", (cube, at) =>
    convertCube(dropMember(cube, ["publishIri", cube.iri], at, tools), at, {
      ...naming,
      convert: toIdOf(unversioned[Number(at[1])]),
    }),
  );
};

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return isObject(value) ? Object.values(value).filter((item) => typeof item === "string") : [];
};

/** The cubes that fields name. */
const listUsed = (chart: JsonObject): ReadonlySet<string> => {
  const fields = Object.values(readObject(chart, "fields") ?? {}).filter((field) =>
    isObject(field),
  );
  const used = fields.flatMap((field) => Object.values(field).flatMap(stringsOf));
  return new Set(used.flatMap((reference) => cubeHalf(reference) ?? []));
};

/** The cube that the filters and joins of a cube name. */
const readOwned = (cube: JsonObject, index: number): string | undefined => {
  const at = ["cubes", index];
  const filters = Object.keys(readObject(cube, "filters", at) ?? {});
  const ids = [...filters, ...(readStrings(cube, "joinBy", at) ?? [])];
  return ids.map(cubeHalf).find((half) => half !== undefined);
};

/** The unversioned IRI of each cube, read off the ids of a chart: what fields name belongs to one cube alone. */
const readUnversioned = (chart: JsonObject, { unversionedIris }: ChartTools): readonly string[] => {
  const cubes = readObjects(chart, "cubes") ?? [];
  const iris = cubes.map(cubeIri);
  const asked = iris.map((iri) => {
    const answer = own(unversionedIris ?? {}, iri);
    return typeof answer === "string" ? answer : iri;
  });
  const owned = cubes.map(readOwned);
  const free = new Set(listUsed(chart));
  for (const half of owned) if (half !== undefined) free.delete(half);
  const take = (half = ""): string | undefined => (free.delete(half) ? half : undefined);
  const known = iris.map((iri, index) => owned[index] ?? take(iri) ?? take(asked[index]));
  const pickCube = makePicker(iris.filter((_, index) => known[index] === undefined));
  const resembled = new Map([...free].toReversed().map((half) => [pickCube(half), half]));
  return iris.map((iri, index) => known[index] ?? resembled.get(iri) ?? asked[index] ?? iri);
};

const TYPES = ["interactiveFiltersConfig", "dataFilters", "filterTypes"];

/** Kinds of filters that nobody has changed are made anew from the ids, under the names that these come back with. */
const loseTypes = (chart: JsonObject, { convert, restore }: Naming, tools: ChartTools): void => {
  const was = tools.opened(TYPES);
  if (!isObject(was) || readObject(chart, "extensions")?.["filterTypes"] !== undefined) return;
  const filters = readObject(chart, "interactiveFiltersConfig") ?? {};
  const dataFilters = readObject(filters, "dataFilters", TYPES.slice(0, 1)) ?? {};
  const ids = readStrings(dataFilters, "componentIds", TYPES.slice(0, 2)) ?? [];
  const restored = Object.fromEntries(ids.map((id) => [restore(convert(id)), "single"]));
  declareEach([was, restored], TYPES, tools);
};

const down = (chart: JsonObject, tools: ChartTools): JsonObject => {
  const cubes = readObjects(chart, "cubes") ?? [];
  const unversioned = readUnversioned(chart, tools);
  const naming = { names: TO_IRIS, convert: componentHalf, lose: tools.lose };
  const left = tools.isOneCubeLeft ? unversioned.slice(0, 1) : unversioned;
  const usesNaming = { ...naming, restore: makeToId(left) };
  loseTypes(chart, usesNaming, tools);
  const converted = convertUses(chart, usesNaming);
  const memory = Object.fromEntries(
    cubes
      .map((cube, index) => [cubeIri(cube, index), unversioned[index]] as const)
      .filter(([iri, half]) => iri !== half),
  );
  const remembered = isSame(memory, {}) ? converted : putBy(converted, MEMORY, memory);
  return update(remembered, "cubes.*", (cube, at) => {
    const ownNaming = { ...naming, restore: toIdOf(unversioned[Number(at[1])]) };
    return { ...convertCube(cube, at, ownNaming), publishIri: cube.iri };
  });
};

export const componentIds = {
  from: "3.4.0",
  to: "4.0.0",
  what: "component-ids",
  up,
  down,
} as const satisfies ChartStep;
