import { findComponent, findDictionaryColumn, parseDate } from "@statelier/model";
import type { ChartInput } from "../chart-input.ts";
import { findAnimation, keepFrame } from "./animation-frames.ts";
import { endOfUnit } from "../scale/calendar-ticks.ts";
import { timeText } from "./axis-values.ts";

const toTime = (text: string): number => parseDate(text)?.time ?? Number.NaN;

/** The last moment of a date in its own unit: of a year its last millisecond. */
const toEnd = (text: string): number => {
  const parsed = parseDate(text);
  return parsed ? endOfUnit(parsed.time, parsed.unit) : Number.NaN;
};

/** Whether a row lies in the range of time that the reader, or else the author, has set; undefined where nobody has. */
const makeTimeFilter = ({
  config,
  components,
  table,
  view,
}: Pick<ChartInput, "config" | "components" | "table" | "view">):
  | ((row: number) => boolean)
  | undefined => {
  const setting = config.interactiveFiltersConfig?.timeRange;
  if (!setting?.active) return undefined;
  const range = view.timeRange ?? setting.presets;
  const from = toTime(range.from);
  const to = toEnd(range.to);
  const column = findDictionaryColumn(table, setting.componentId);
  const dimension = findComponent(components, setting.componentId);
  if (!column || !dimension || (Number.isNaN(from) && Number.isNaN(to))) return undefined;
  const inside = column.values.map((value) => {
    const time = toTime(timeText(dimension, value));
    return !(time < from) && !(time > to);
  });
  return (row) => inside[column.codes[row] ?? -1] ?? false;
};

type RowsInput = Pick<ChartInput, "config" | "components" | "table" | "view" | "locale">;

const listTimeRows = (input: RowsInput): readonly number[] => {
  const keep = makeTimeFilter(input);
  const rows = Array.from({ length: input.table.rowCount }, (_, row) => row);
  return keep ? rows.filter(keep) : rows;
};

/** The rows of a table that a chart stands on. */
export type ChartRows = {
  /** What the range of time and the animation keep: these are drawn. */
  shown: readonly number[];
  /** Categories and scales come from these: all values of the animation where its scales are fixed. */
  scaled: readonly number[];
  /** Series and their colours come from these: they stay the same from value to value of the animation. */
  named: readonly number[];
};

export const listChartRows = (input: RowsInput): ChartRows => {
  const named = listTimeRows(input);
  const shown = keepFrame(input, named);
  const isFixed = findAnimation(input.config)?.dynamicScales === false;
  return { shown, named, scaled: isFixed ? named : shown };
};

/** The rows of a table that are drawn. */
export const listRows = (input: RowsInput): readonly number[] => listChartRows(input).shown;
