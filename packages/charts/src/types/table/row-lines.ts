import { findRowTime, sortNamed } from "@statelier/document";
import { rankValues } from "../../parts/rows/rank-values.ts";
import {
  type ComponentId,
  type DictionaryColumn,
  findDictionaryColumn,
  parseDate,
} from "@statelier/model";
import { extent } from "d3-array";
import type { ReadColumn } from "../../parts/rows/read-cell.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { Point, TableCellLine } from "../../scene/scene.ts";

type Input = ChartInputOf<"table">;

/** Pixels of a line over time. */
export const ROW_LINE = { width: 96, height: 24 };

export type Histories = {
  time: DictionaryColumn;
  /** Of each date its place along the whole period, from 0 to 1, by its code. */
  places: readonly number[];
  /** The rows of all dates from the oldest on, under the row of the newest, which stands for them. */
  rowsOf: ReadonlyMap<number, readonly number[]>;
};

const hasLines = ({ config, components }: Input): boolean => {
  const wanted = config.extensions?.rowLines ?? {};
  return components.measures.some(
    ({ id, isNumerical }) => isNumerical && wanted[id] && config.fields[id]?.isHidden === false,
  );
};

/** The column of the one dimension over which lines run. */
const findTime = ({ config, components, table }: Input): DictionaryColumn | undefined => {
  const dimension = findRowTime(config, components);
  const column = dimension && findDictionaryColumn(table, dimension.id);
  return column && column.values.length > 1 ? column : undefined;
};

/** Milliseconds of each date; its place among all of them where one is no date. */
const readTimes = ({ components }: Input, column: DictionaryColumn): ArrayLike<number> => {
  const dimension = components.dimensions.find(({ id }) => id === column.id);
  const known = new Map(dimension?.values.map(({ value, position }) => [value, position]));
  const times = column.values.map((value) => {
    // Temporal entities stand in by their position.
    const text = dimension?.kind === "TemporalDimension" ? value : (known.get(value) ?? value);
    return parseDate(String(text))?.time;
  });
  const dates = times.filter((time) => time !== undefined);
  return dates.length === times.length ? dates : rankValues(column, components, sortNamed);
};

const placeDates = (input: Input, column: DictionaryColumn): number[] => {
  const times = Array.from(readTimes(input, column));
  const [first = 0, last = 0] = extent(times);
  return times.map((time) => (last > first ? (time - first) / (last - first) : 0));
};

/** The rows that differ in nothing but their date, where the author wants lines over time. */
export const gatherHistories = (input: Input, rows: readonly number[]): Histories | undefined => {
  const time = hasLines(input) ? findTime(input) : undefined;
  if (!time) return undefined;
  const places = placeDates(input, time);
  const placeOf = (row: number): number => places[time.codes[row] ?? -1] ?? Number.NaN;
  const others = input.components.dimensions.flatMap(({ id }) => {
    const column = id === time.id ? undefined : findDictionaryColumn(input.table, id);
    return column ? [column] : [];
  });
  const gathered = new Map<string, number[]>();
  for (const row of rows) {
    if (Number.isNaN(placeOf(row))) continue;
    const key = others.map(({ codes }) => codes[row]).join();
    const before = gathered.get(key);
    if (before) before.push(row);
    else gathered.set(key, [row]);
  }
  const rowsOf = new Map(
    [...gathered.values()].map((same) => {
      const ordered = same.toSorted((a, b) => placeOf(a) - placeOf(b));
      return [ordered.at(-1) ?? 0, ordered] as const;
    }),
  );
  return { time, places, rowsOf };
};

/** Parts of a line between the dates that have no number; each from the least to the greatest number of its own row. */
const drawParts = (numbers: readonly { place: number; value: number }[]): Point[][] => {
  const known = numbers.map(({ value }) => value).filter((value) => !Number.isNaN(value));
  const [low = 0, high = 0] = extent(known);
  const parts: Point[][] = [[]];
  for (const { place, value } of numbers)
    if (Number.isNaN(value)) parts.push([]);
    else parts.at(-1)?.push({ x: place, y: high > low ? (value - low) / (high - low) : 0.5 });
  return parts.filter(({ length }) => length > 0);
};

/** Reads the line of a row; undefined for a column that has none. */
export const makeLineReader = (
  { config, t }: Input,
  { shown, read, readValue, componentId }: ReadColumn & { componentId: ComponentId },
  histories: Histories | undefined,
): ((row: number) => TableCellLine | undefined) | undefined => {
  if (!shown || !histories || config.extensions?.rowLines?.[componentId] !== true) return undefined;
  const { time, places, rowsOf } = histories;
  const dateOf = (row: number): string => {
    const code = time.codes[row] ?? -1;
    return time.labels[code] ?? time.values[code] ?? "";
  };
  return (row) => {
    const rows = rowsOf.get(row) ?? [];
    const numbers = rows.map((each) => {
      const value = readValue(each);
      return {
        place: places[time.codes[each] ?? -1] ?? 0,
        value: typeof value === "number" ? value : Number.NaN,
      };
    });
    const [first, last] = [0, -1].map((end) =>
      rows.filter((_, at) => !Number.isNaN(numbers[at]?.value)).at(end),
    );
    if (first === undefined || last === undefined || first === last) return undefined;
    const text = t("chart.table.line", {
      from: dateOf(first),
      first: read(first).text,
      to: dateOf(last),
      last: read(last).text,
    });
    return { parts: drawParts(numbers), text };
  };
};
