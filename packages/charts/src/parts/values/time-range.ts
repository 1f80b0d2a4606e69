import { findComponent, findDictionaryColumn, parseDate } from "@statelier/model";
import type { ChartInput, ChartView } from "../../scene/chart-input.ts";
import { endOfUnit } from "../scale/calendar-ticks.ts";
import { timeText } from "./axis-values.ts";

const toTime = (text: string): number => parseDate(text)?.time ?? Number.NaN;

/** The last moment of a date in its own unit: of a year its last millisecond. */
const toEnd = (text: string): number => {
  const parsed = parseDate(text);
  return parsed ? endOfUnit(parsed.time, parsed.unit) : Number.NaN;
};

/** What a range of time is read of. */
export type TimeInput = Pick<ChartInput, "config" | "components" | "table"> & {
  view: Pick<ChartView, "timeRange">;
};

/** Whether a row lies in the range of time that the reader, or else the author, has set; undefined where nobody has. */
const makeTimeFilter = ({
  config,
  components,
  table,
  view,
}: TimeInput): ((row: number) => boolean) | undefined => {
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

/** The rows of a table within the range of time. */
export const listTimeRows = (input: TimeInput): readonly number[] => {
  const keep = makeTimeFilter(input);
  const rows = Array<number>(input.table.rowCount).fill(0);
  for (let row = 0; row < rows.length; row += 1) rows[row] = row;
  return keep ? rows.filter(keep) : rows;
};
