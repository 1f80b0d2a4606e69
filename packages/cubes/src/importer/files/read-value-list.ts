import { LOCALES } from "@statelier/model";
import { z } from "zod";

import { fail, type Outcome, succeed } from "../descriptor/outcome.ts";
import { parseData, parseDocument } from "../descriptor/parse-document.ts";
import { type Shapes, type Value, type ValueList, valueSchema } from "../descriptor/value-list.ts";
import { type AreaCollection, areaCollectionSchema, geojsonToWkt } from "./geojson-to-wkt.ts";
import { readCsv, type Row } from "./read-rows.ts";

/** Reads a file's text by its path relative to the file that names it. */
export type ReadFile = (path: string) => Outcome<string>;

const TEXTS = ["label", "abbreviation", "description"];
const NUMBERS = ["latitude", "longitude", "position"];

const fromCsvRow = (row: Row): Record<string, unknown> => {
  const value: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(row)) {
    if (cell === "") continue;
    const [field = "", locale] = column.split(".");
    if (TEXTS.includes(field) && locale !== undefined)
      value[field] = { ...(value[field] as object | undefined), [locale]: cell };
    else if (column === "aliases") value.aliases = cell.split("|").map((alias) => alias.trim());
    else if (NUMBERS.includes(column) && Number.isFinite(Number(cell)))
      value[column] = Number(cell);
    else value[column] = cell;
  }
  return value;
};

const readCsvValues = (text: string, name: string): Outcome<Value[]> => {
  const rows = readCsv(text, name);
  if (!rows.ok) return rows;
  const columns = Object.keys(rows.value[0] ?? {});
  const known = new Set([
    ...Object.keys(valueSchema.shape),
    ...TEXTS.flatMap((field) => LOCALES.map((locale) => `${field}.${locale}`)),
  ]);
  const unknown = columns.filter((column) => !known.has(column));
  if (unknown.length > 0)
    return fail(unknown.map((column) => `${name}: unknown column "${column}"`));
  return parseData(rows.value.map(fromCsvRow), z.array(valueSchema).min(1), name);
};

const readValues = (list: ValueList, readFile: ReadFile): Outcome<Value[]> => {
  if (Array.isArray(list)) return succeed(list);
  const text = readFile(list.file);
  if (!text.ok) return text;
  return list.file.toLowerCase().endsWith(".csv")
    ? readCsvValues(text.value, list.file)
    : parseDocument(text.value, z.array(valueSchema).min(1), list.file);
};

const nameFeature = (feature: AreaCollection["features"][number], property: string | undefined) => {
  const name: unknown = property === undefined ? feature.id : feature.properties?.[property];
  return typeof name === "string" || typeof name === "number" ? String(name) : undefined;
};

const addShapes = (values: Value[], shapes: Shapes, readFile: ReadFile): Outcome<Value[]> => {
  const text = readFile(shapes.file);
  if (!text.ok) return text;
  const areas = parseDocument(text.value, areaCollectionSchema, shapes.file);
  if (!areas.ok) return areas;
  const byName = new Map(
    areas.value.features.map((feature) => [
      nameFeature(feature, shapes.property),
      geojsonToWkt(feature.geometry),
    ]),
  );
  const located = values.map((value) => {
    const names = [value.value, ...(value.aliases ?? []), value.identifier];
    const name = names.find((candidate) => candidate !== undefined && byName.has(candidate));
    const wkt = value.wkt ?? byName.get(name);
    return wkt === undefined || (value.wkt === undefined && name === undefined)
      ? value
      : { ...value, wkt };
  });
  return located.some((value) => value.wkt !== undefined)
    ? succeed(located)
    : fail([
        `${shapes.file}: no area is named like a value (by ${shapes.property === undefined ? "its id" : `its property "${shapes.property}"`})`,
      ]);
};

/** The values of a list with their areas, whatever files they stand in. */
export const readValueList = (
  list: { values: ValueList; shapes?: Shapes | undefined },
  readFile: ReadFile,
): Outcome<Value[]> => {
  const values = readValues(list.values, readFile);
  if (!values.ok || list.shapes === undefined) return values;
  return addShapes(values.value, list.shapes, readFile);
};
