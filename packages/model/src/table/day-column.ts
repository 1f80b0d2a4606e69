import { parseDay } from "../formats/parse-date.ts";
import type { ComponentId } from "../vocabulary/ids.ts";
import type { Column, DictionaryColumn } from "./observation-table.ts";

/**
 * A dictionary of days in their order: the first of each run, in days since 1970, and how many follow one another.
 * Without `codes` each row has the next day.
 */
export type WireDays = { type: "days"; id: ComponentId; runs: number[]; codes?: number[] };

/** What is known of a column of days though none of its texts has been written. */
export type KnownDays = {
  /** When each of them begins. */
  times: Float64Array;
  /** Each row has the next one. */
  isInOrder: boolean;
};

const DAY_MS = 86_400_000;
/** Texts of fewer days are as short. */
const FEWEST = 100;

const known = new WeakMap<Column, KnownDays>();

/** Of a column that came as days; a copy with other values or rows is another column, of which nothing is known. */
export const findKnownDays = (column: Column): KnownDays | undefined => known.get(column);

const isInOrder = ({ codes, values }: DictionaryColumn): boolean =>
  codes.length === values.length && codes.every((code, row) => code === row);

/** The runs of days; undefined where values are something else, do not ascend, or hardly follow one another. */
const listRuns = (values: readonly string[]): number[] | undefined => {
  const runs: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    const day = parseDay(value) / DAY_MS;
    if (!(day > last)) return undefined;
    if (day === last + 1) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else if (runs.push(day, 1) > values.length) return undefined;
    last = day;
  }
  return runs;
};

/** The days of a column that has very many; undefined for all other columns. */
export const encodeDays = (column: DictionaryColumn): WireDays | undefined => {
  const { id, values } = column;
  const runs = values.length < FEWEST ? undefined : listRuns(values);
  if (!runs) return undefined;
  return { type: "days", id, runs, ...(isInOrder(column) ? {} : { codes: [...column.codes] }) };
};

/** A dictionary whose texts are written when somebody reads the first of them. */
export const decodeDays = ({ id, runs, codes }: WireDays): DictionaryColumn => {
  const days: number[] = [];
  for (let at = 0; at < runs.length; at += 2)
    for (let day = 0; day < (runs[at + 1] ?? 0); day += 1)
      days.push(((runs[at] ?? 0) + day) * DAY_MS);
  const times = new Float64Array(days);
  let texts: string[] | undefined;
  const column: DictionaryColumn = {
    type: "dictionary",
    id,
    codes: new Int32Array(codes ?? days.keys()),
    get values() {
      return (texts ??= days.map((time) => new Date(time).toISOString().slice(0, 10)));
    },
    get labels() {
      return column.values;
    },
  };
  known.set(column, { times, isInOrder: !codes });
  return column;
};
