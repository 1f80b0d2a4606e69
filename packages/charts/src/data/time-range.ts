import { findComponent, findDictionaryColumn, parseDate } from "@statelier/model";
import type { ChartInput } from "../chart-input.ts";
import { timeText } from "./axis-values.ts";

const toTime = (text: string): number => parseDate(text)?.time ?? Number.NaN;

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
  const to = toTime(range.to);
  const column = findDictionaryColumn(table, setting.componentId);
  const dimension = findComponent(components, setting.componentId);
  if (!column || !dimension || (Number.isNaN(from) && Number.isNaN(to))) return undefined;
  const inside = column.values.map((value) => {
    const time = toTime(timeText(dimension, value));
    return !(time < from) && !(time > to);
  });
  return (row) => inside[column.codes[row] ?? -1] ?? false;
};

/** The rows of a table that the range of time keeps. */
export const listRows = (
  input: Pick<ChartInput, "config" | "components" | "table" | "view">,
): readonly number[] => {
  const keep = makeTimeFilter(input);
  const rows = Array.from({ length: input.table.rowCount }, (_, row) => row);
  return keep ? rows.filter(keep) : rows;
};
