import { isRecord } from "@statelier/model";

type Json = Record<string, unknown>;

type JsonStatDimension = {
  label?: string;
  category: {
    index: string[];
    label?: Record<string, string>;
    note?: Record<string, string[]>;
    unit?: Record<string, { label?: string; decimals?: number }>;
    child?: Record<string, string[]>;
  };
};

export type JsonStat = {
  label: string;
  source?: string;
  updated?: string;
  href?: string;
  note?: string[];
  id: string[];
  size: number[];
  role: Record<string, string[]>;
  dimension: Record<string, JsonStatDimension>;
  extension: Json;
  value: (number | string | null)[] | Record<string, number | string | null>;
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === "string") &&
  new Set(value).size === value.length;

const isUrl = (value: unknown): boolean => typeof value === "string" && URL.canParse(value);

const TOP =
  "version class href label note link updated source error extension id size role dimension value status";
const DIMENSION = "href label note link extension category";
const CATEGORY = "index label note unit coordinates child";
const DAY = /^((19|20)\d\d)-(0?[1-9]|1[012])-(0?[1-9]|[12]\d|3[01])$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

type Check = (isRight: boolean, rule: string) => void;

const checkNames = (check: Check, object: Json, names: string, place: string): void => {
  const known = names.split(" ");
  for (const name of Object.keys(object))
    check(known.includes(name), `${place}.${name} is no property`);
};

const checkCategory = (check: Check, category: unknown, size: unknown, place: string): void => {
  check(isRecord(category), `${place} has a category`);
  if (!isRecord(category)) return;
  checkNames(check, category, CATEGORY, place);
  const { index, label = {}, note = {}, unit = {}, child = {} } = category;
  check(isTexts(index), `${place}.index is a list of different texts`);
  const ids = isTexts(index) ? index : [];
  check(ids.length === size, `${place}.index has as many categories as size says`);
  for (const [name, part] of Object.entries({ label, note, unit, child })) {
    check(isRecord(part), `${place}.${name} is an object`);
    for (const id of Object.keys(part as Json))
      check(ids.includes(id), `${place}.${name}.${id} is a category`);
  }
  check(
    Object.values(label as Json).every((text) => typeof text === "string"),
    `${place} labels`,
  );
  check(Object.values(note as Json).every(isTexts), `${place} notes are lists of texts`);
  for (const below of Object.values(child as Json))
    check(
      isTexts(below) && below.every((id) => ids.includes(id)),
      `${place} children are categories`,
    );
  for (const each of Object.values(unit as Json)) {
    const { label: name, decimals, position } = each as Json;
    check(name === undefined || typeof name === "string", `${place} unit label`);
    check(decimals === undefined || Number.isInteger(decimals), `${place} unit decimals`);
    check(
      position === undefined || position === "start" || position === "end",
      `${place} position`,
    );
  }
};

const checkValue = (check: Check, value: unknown, cells: number): void => {
  const isCell = (cell: unknown): boolean =>
    cell === null ||
    typeof cell === "string" ||
    (typeof cell === "number" && Number.isFinite(cell));
  if (Array.isArray(value)) {
    check(value.length === cells, `value has ${cells} cells`);
    check(value.every(isCell), "value holds numbers, texts and null");
    return;
  }
  check(isRecord(value), "value is a list or an object");
  for (const [place, cell] of Object.entries(value as Json))
    check(/^(0|[1-9]\d*)$/.test(place) && Number(place) < cells && isCell(cell), `value.${place}`);
};

/** The rules of a JSON-stat 2.0 dataset that a file breaks, from https://json-stat.org/full/ and its schema. */
export const listJsonStatProblems = (file: unknown): string[] => {
  const problems: string[] = [];
  const check: Check = (isRight, rule) => {
    if (!isRight) problems.push(rule);
  };
  if (!isRecord(file)) return ["a dataset is an object"];
  checkNames(check, file, TOP, "dataset");
  check(file["version"] === "2.0", "version is 2.0");
  check(file["class"] === "dataset", "class is dataset");
  const { href, note, link, updated, id, size, role, dimension, value } = file;
  check(href === undefined || isUrl(href), "href is an address");
  check(note === undefined || isTexts(note), "note is a list of texts");
  check(
    updated === undefined ||
      (typeof updated === "string" && (DAY.test(updated) || INSTANT.test(updated))),
    "updated is a date",
  );
  check(link === undefined || isRecord(link), "link is an object");
  for (const links of Object.values((link ?? {}) as Json))
    check(
      Array.isArray(links) && links.every((each: Json) => isUrl(each["href"])),
      "link addresses",
    );
  check(isTexts(id) && id.length > 0, "id is a list of different names");
  const ids = isTexts(id) ? id : [];
  check(
    Array.isArray(size) &&
      size.length === ids.length &&
      size.every((part) => Number.isInteger(part)),
    "size has a whole number for each id",
  );
  const sizes = Array.isArray(size) ? (size as number[]) : [];
  check(isRecord(role), "role is an object");
  checkNames(check, (role ?? {}) as Json, "time geo metric", "role");
  for (const named of Object.values((role ?? {}) as Json))
    check(isTexts(named) && named.every((each) => ids.includes(each)), "roles name dimensions");
  check(isRecord(dimension), "dimension is an object");
  const dimensions = (dimension ?? {}) as Record<string, Json>;
  check(
    Object.keys(dimensions).toSorted().join(" ") === ids.toSorted().join(" "),
    "dimension has what id names",
  );
  for (const [index, name] of ids.entries()) {
    const described = dimensions[name] ?? {};
    checkNames(check, described, DIMENSION, name);
    checkCategory(check, described["category"], sizes[index], name);
  }
  checkValue(
    check,
    value,
    sizes.reduce((product, each) => product * each, 1),
  );
  return problems;
};

/** The cells that are not missing, by the labels of their categories. */
export const readJsonStat = ({
  id,
  size,
  dimension,
  value,
}: JsonStat): Map<string, number | string> => {
  const cells = new Map<string, number | string>();
  for (const [place, cell] of Object.entries(value)) {
    if (cell === null) continue;
    let rest = Number(place);
    const labels = id.map((name, index) => ({ name, size: size[index] ?? 1 })).toReversed();
    const names = labels.map(({ name, size: count }) => {
      const at = rest % count;
      rest = Math.floor(rest / count);
      const { category } = dimension[name] ?? { category: { index: [] } };
      const key = category.index[at] ?? "";
      return "label" in category ? (category.label?.[key] ?? key) : key;
    });
    cells.set(names.toReversed().join(" | "), cell);
  }
  return cells;
};
