import {
  MalformedDocument,
  describeValue,
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
import { dropMember } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep, ChartTools } from "../step.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const NONE = "FIELD_VALUE_NONE";
const MEMORY = "unversionedIris";
/** Characters compared while resembling; real charts need a few thousand. */
const MOST_COMPARED = 5_000_000;

type Convert = (reference: string, at: Path) => string;
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

const cubeHalf = (id: string): string | undefined => {
  const at = id.indexOf(SEPARATOR);
  return at < 0 ? undefined : id.slice(0, at);
};

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

const convertMember = (
  object: JsonObject,
  [from, to]: readonly [string, string],
  at: Path,
  convert: Convert,
): JsonObject => {
  const value = readString(object, from, at);
  return value === undefined
    ? object
    : { ...omit(object, from), [to]: convert(value, [...at, from]) };
};

const convertReferences = (
  object: JsonObject,
  names: Names,
  at: Path,
  convert: Convert,
): JsonObject => {
  const [from, to] = names.list;
  const list = readStrings(object, from, at);
  const single = list
    ? {
        ...omit(object, from),
        [to]: list.map((reference, index) => convert(reference, [...at, from, index])),
      }
    : convertMember(object, names.one, at, convert);
  const isLeftInPlace = names === TO_IDS && single.measureIri === NONE;
  const measured = isLeftInPlace ? single : convertMember(single, names.measure, at, convert);
  return names.axes.reduce((result, axis) => convertMember(result, axis, at, convert), measured);
};

const convertKeys = (
  object: JsonObject,
  at: Path,
  convert: Convert,
  lose?: ChartTools["lose"],
): JsonObject => {
  const converted = new Map<string, unknown>();
  for (const [key, value] of Object.entries(object)) {
    const name = convert(key, [...at, key]);
    if (converted.has(name)) lose?.([...at, key], value);
    else converted.set(name, value);
  }
  return Object.fromEntries(converted);
};

const convertField = (
  chart: JsonObject,
  key: string,
  names: Names,
  convert: Convert,
): ((field: JsonObject) => JsonObject) => {
  const at = ["fields", key];
  const isCombo = readString(chart, "chartType")?.startsWith("combo") ?? false;
  return (field) => {
    const converted = convertReferences(field, names, at, convert);
    const color = readObject(converted, "color", at);
    const colored = color
      ? { ...converted, color: convertMember(color, names.one, [...at, "color"], convert) }
      : converted;
    const mapping = isCombo && key === "y" ? readObject(colored, "colorMapping", at) : undefined;
    return mapping
      ? { ...colored, colorMapping: convertKeys(mapping, [...at, "colorMapping"], convert) }
      : colored;
  };
};

const convertColumns = (
  fields: JsonObject,
  names: Names,
  convert: Convert,
  lose: ChartTools["lose"],
): JsonObject => {
  const [from, to] = names.one;
  const keyed = Object.entries(fields).map(([key, field]): [string, unknown] => {
    if (!isObject(field)) return [key, field];
    if (field[from] !== key) lose(["fields", key, from], field[from]);
    return [key, { ...omit(field, from), [to]: convert(key, ["fields", key, from]) }];
  });
  return convertKeys(Object.fromEntries(keyed), ["fields"], convert, lose);
};

const convertUses = (
  chart: JsonObject,
  names: Names,
  convert: Convert,
  lose: ChartTools["lose"],
): JsonObject => {
  const fields = readObject(chart, "fields");
  const isTable = chart.chartType === "table";
  const converted = !fields
    ? chart
    : {
        ...chart,
        fields: isTable
          ? convertColumns(fields, names, convert, lose)
          : Object.fromEntries(
              Object.entries(fields).map(([key, field]) => [
                key,
                isObject(field) ? convertField(chart, key, names, convert)(field) : field,
              ]),
            ),
      };
  const sorted = isTable
    ? update(converted, "sorting.*", (sorting, at) =>
        convertMember(sorting, names.one, at, convert),
      )
    : converted;
  return update(sorted, "interactiveFiltersConfig.*", (filter, at) =>
    at.at(-1) === "extensions" ? filter : convertReferences(filter, names, at, convert),
  );
};

const convertCube = (
  cube: JsonObject,
  at: Path,
  convert: Convert,
  lose?: ChartTools["lose"],
): JsonObject => {
  const filters = readObject(cube, "filters", at);
  const joinBy = readStrings(cube, "joinBy", at);
  return {
    ...cube,
    ...(filters ? { filters: convertKeys(filters, [...at, "filters"], convert, lose) } : {}),
    ...(joinBy
      ? { joinBy: joinBy.map((item, index) => convert(item, [...at, "joinBy", index])) }
      : {}),
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
  const toId = makeToId(unversioned);
  const converted = convertUses(rest, TO_IDS, toId, tools.lose);
  return update(converted, "cubes.*", (cube, at) =>
    convertCube(
      dropMember(cube, ["publishIri", cube.iri], at, tools),
      at,
      (iri) => `${unversioned[Number(at[1])]}${SEPARATOR}${iri}`,
    ),
  );
};

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return isObject(value) ? Object.values(value).filter((item) => typeof item === "string") : [];
};

/** The unversioned IRI of each cube, read off the ids of a chart. */
const readUnversioned = (chart: JsonObject, { unversionedIris }: ChartTools): readonly string[] => {
  const cubes = readObjects(chart, "cubes") ?? [];
  const fields = Object.values(readObject(chart, "fields") ?? {}).filter((field) =>
    isObject(field),
  );
  const used = fields.flatMap((field) => Object.values(field).flatMap(stringsOf));
  const seen = new Set(used.flatMap((reference) => cubeHalf(reference) ?? []));
  const owned = cubes.map((cube, index) => {
    const at = ["cubes", index];
    const ids = [
      ...Object.keys(readObject(cube, "filters", at) ?? {}),
      ...(readStrings(cube, "joinBy", at) ?? []),
    ];
    return ids.map(cubeHalf).find((half) => half !== undefined);
  });
  for (const half of owned) if (half !== undefined) seen.delete(half);
  const pickUnowned = makePicker([...seen]);
  return cubes.map((cube, index) => {
    const iri = cubeIri(cube, index);
    if (owned[index] !== undefined) return owned[index];
    if (seen.size > 0) return pickUnowned(iri) || iri;
    const asked = own(unversionedIris ?? {}, iri);
    return typeof asked === "string" ? asked : iri;
  });
};

/** An id that comes back as another; where it is the name of a member, so does the member. */
const loseRenamed = (id: string, restored: string, at: Path, lose: ChartTools["lose"]): void => {
  if (restored === id) return;
  lose(at, id);
  if (at.at(-1) === id) lose([...at.slice(0, -1), restored], undefined, ADDED);
};

const TYPES = ["interactiveFiltersConfig", "dataFilters", "filterTypes"];

/** Kinds of filters that nobody has changed are made anew from the ids, and come back under the name that an id has then. */
const loseType = (chart: JsonObject, ids: readonly [string, string], tools: ChartTools): void => {
  const [id, restored] = ids;
  const was = tools.opened([...TYPES, id]);
  if (was === undefined || readObject(chart, "extensions")?.["filterTypes"] !== undefined) return;
  tools.lose([...TYPES, id], was);
  tools.lose([...TYPES, restored], undefined, ADDED);
};

const down = (chart: JsonObject, tools: ChartTools): JsonObject => {
  const { lose } = tools;
  const cubes = readObjects(chart, "cubes") ?? [];
  const unversioned = readUnversioned(chart, tools);
  const toId = makeToId(unversioned);
  const toIri: Convert = (id, at) => {
    const iri = componentHalf(id);
    const isNone = iri === NONE && at.at(-1) === "measureId";
    if (isNone) lose(at, id, { dormant: true });
    else loseRenamed(id, toId(iri), at, lose);
    const isReaders = at[1] === "dataFilters" && at[2] === "componentIds";
    if (isReaders && toId(iri) !== id) loseType(chart, [id, toId(iri)], tools);
    return iri;
  };
  const converted = convertUses(chart, TO_IRIS, toIri, lose);
  const memory = Object.fromEntries(
    cubes
      .map((cube, index) => [cubeIri(cube, index), unversioned[index]] as const)
      .filter(([iri, half]) => iri !== half),
  );
  const remembered = isSame(memory, {}) ? converted : putBy(converted, MEMORY, memory);
  return update(remembered, "cubes.*", (cube, at) => {
    const owner = unversioned[Number(at[1])];
    const ownIri: Convert = (id, idAt) => {
      loseRenamed(id, `${owner}${SEPARATOR}${componentHalf(id)}`, idAt, lose);
      return componentHalf(id);
    };
    return { ...convertCube(cube, at, ownIri, lose), publishIri: cube.iri };
  });
};

export const componentIds = {
  from: "3.4.0",
  to: "4.0.0",
  what: "component-ids",
  up,
  down,
} as const satisfies ChartStep;
