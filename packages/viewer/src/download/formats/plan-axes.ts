import { isMeasure, kindTraits, parseComponentId } from "@statelier/model";
import { buildSlugs } from "../../params/slug.ts";
import { type CodedCells, type Download, type DownloadColumn, MISSING_CELL } from "../download.ts";

type Category = { id: string; label: string; value: string };

/** A dimension of the file; `positionOf` gives the place of a row's category. */
export type Axis = {
  id: string;
  column: DownloadColumn;
  categories: readonly Category[];
  positionOf: (row: number) => number;
};

export type CubePlan = {
  axes: readonly Axis[];
  /** What is measured: one category of the metric dimension each. */
  metrics: readonly { id: string; column: DownloadColumn }[];
  metricId: string;
};

const isAxis = ({ component }: DownloadColumn): boolean =>
  component !== undefined &&
  !isMeasure(component) &&
  kindTraits(component).role === "dimension" &&
  (component.isKeyDimension || component.originalIds !== undefined);

const tailOf = (id: string): string => parseComponentId(id)?.unversionedComponentIri ?? id;

/** The names of the values as addresses write them: those of the whole dimension, whatever the rows hold. */
const nameValues = ({ component, values }: CodedCells): Map<string, string> => {
  const all = [...new Set([...(component?.values ?? []).map(({ value }) => value), ...values])];
  const slugs = buildSlugs(all);
  return new Map(all.map((value, index) => [value, slugs[index] ?? value]));
};

/** The codes of the rows in the order in which they first come. */
const listCodes = (codes: Int32Array, rows: Int32Array): number[] => [
  ...new Set(Array.from(rows, (row) => codes[row] ?? -1)),
];

const orderCodes = ({ component, values }: CodedCells, codes: readonly number[]): number[] => {
  const places = new Map((component?.values ?? []).map(({ value }, place) => [value, place]));
  const placeOf = (code: number): number =>
    code < 0 ? Number.POSITIVE_INFINITY : (places.get(values[code] ?? "") ?? places.size);
  return codes.toSorted((a, b) => {
    const [left, right] = [placeOf(a), placeOf(b)];
    return left === right ? 0 : left - right;
  });
};

const planCodedAxis = (id: string, column: CodedCells, rows: Int32Array): Axis => {
  const { codes, values, cells } = column;
  const names = nameValues(column);
  const order = orderCodes(column, listCodes(codes, rows));
  const taken = new Set(names.values());
  let missing = "missing";
  while (taken.has(missing)) missing += "-";
  const places = new Map(order.map((code, place) => [code, place]));
  return {
    id,
    column,
    categories: order.map((code) => {
      const value = values[code];
      if (value === undefined) return { id: missing, label: MISSING_CELL, value: "" };
      return { id: names.get(value) ?? value, label: String(cells[code] ?? value), value };
    }),
    positionOf: (row) => places.get(codes[row] ?? -1) ?? 0,
  };
};

const planNumberAxis = (
  id: string,
  column: Extract<DownloadColumn, { type: "number" }>,
  rows: Int32Array,
): Axis => {
  const numbers = Float64Array.from(new Set(Array.from(rows, (row) => column.values[row] ?? NaN)));
  const texts = Array.from(numbers.toSorted(), (value) =>
    Number.isNaN(value) ? MISSING_CELL : String(value),
  );
  const places = new Map(texts.map((text, place) => [text, place]));
  return {
    id,
    column,
    categories: texts.map((text) => ({ id: text, label: text, value: text })),
    positionOf: (row) => {
      const value = column.values[row] ?? Number.NaN;
      return places.get(Number.isNaN(value) ? MISSING_CELL : String(value)) ?? 0;
    },
  };
};

/** Which columns are dimensions of a JSON-stat file and which are measured along them. */
export const planCube = ({ columns, rows }: Download): CubePlan => {
  const slugs = buildSlugs([...columns.map(({ id }) => tailOf(id)), "measure"]);
  const named = columns.map((column, index) => ({ id: slugs[index] ?? column.id, column }));
  return {
    axes: named
      .filter(({ column }) => isAxis(column))
      .map(({ id, column }) =>
        column.type === "coded"
          ? planCodedAxis(id, column, rows)
          : planNumberAxis(id, column, rows),
      ),
    metrics: named.filter(({ column }) => !isAxis(column)),
    metricId: slugs.at(-1) ?? "measure",
  };
};
