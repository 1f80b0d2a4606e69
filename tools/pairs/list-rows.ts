import type { Component } from "@statelier/model";
import type { Fixture } from "../../packages/charts/src/fixtures/read-fixtures.ts";
import type { PairCase } from "./cases.ts";

/** One observation by the names of its columns; days as `2026-01-01`. */
type Row = Record<string, string | number | null>;

/** A case as another library is given it: the names of the columns are what it writes on the axes. */
export type OtherInput = {
  kind: PairCase["kind"];
  width: number;
  x: string;
  y: string[];
  color: string | null;
  /** Values of `color` in the order in which they come in the data. */
  colors: string[];
  rows: Row[];
};

const MEASURE = "Measure";

const nameOf = ({ components }: Fixture, id: string): string => {
  const all: Component[] = [...components.dimensions, ...components.measures];
  const found = all.find((component) => component.id === id);
  if (!found) throw new Error(`There is no column ${id}.`);
  return "unit" in found && found.unit ? `${found.label} (${found.unit})` : found.label;
};

const writeDay = (date: string): string => `${date}-01-01`.slice(0, 10);

const listRows = (fixture: Fixture, ids: readonly string[]): Row[] => {
  const columns = fixture.table.columns.filter(({ id }) => ids.includes(id));
  const isDate = (id: string): boolean =>
    fixture.components.dimensions.some(
      (dimension) => dimension.id === id && dimension.kind === "TemporalDimension",
    );
  return Array.from({ length: fixture.table.rowCount }, (_, at) =>
    Object.fromEntries(
      columns.map((column) => {
        const name = nameOf(fixture, column.id);
        if (column.type === "number") return [name, column.values[at] ?? null];
        const code = column.codes[at] ?? -1;
        const value = column.values[code] ?? "";
        return [name, isDate(column.id) ? writeDay(value) : (column.labels?.[code] ?? value)];
      }),
    ),
  );
};

/** Measures beneath one another, as both libraries want what shares one axis. */
const fold = (
  rows: readonly Row[],
  x: string,
  { names, value }: { names: readonly string[]; value: string },
): Row[] =>
  names.flatMap((name) =>
    rows.map((row) => ({
      [x]: row[x] ?? null,
      [MEASURE]: name.replace(` (${value})`, ""),
      [value]: row[name] ?? null,
    })),
  );

const unique = (rows: readonly Row[], name: string): string[] => [
  ...new Set(rows.map((row) => String(row[name]))),
];

/** The data of a case for another library. */
export const makeOtherInput = (pair: PairCase, fixture: Fixture, width: number): OtherInput => {
  const { kind } = pair;
  const ids = [pair.x, ...pair.y, ...(pair.color ? [pair.color] : [])];
  const rows = listRows(fixture, ids);
  const x = nameOf(fixture, pair.x);
  const y = pair.y.map((id) => nameOf(fixture, id));
  const shared = { kind, width, x };
  if (kind === "lines" && y.length > 1) {
    const value = fixture.components.measures[0]?.unit ?? "";
    const folded = fold(rows, x, { names: y, value });
    return { ...shared, y: [value], color: MEASURE, colors: unique(folded, MEASURE), rows: folded };
  }
  const color = pair.color ? nameOf(fixture, pair.color) : null;
  return { ...shared, y, color, colors: color ? unique(rows, color) : [], rows };
};
