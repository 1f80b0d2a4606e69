import { canMergeOthers, readFields } from "@statelier/document";
import { type DictionaryColumn, findDictionaryColumn, findNumberColumn } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";

/** What says which series are drawn as one. */
export type LargestInput = Pick<ChartInput, "config" | "components" | "table" | "t">;

/** The series that are drawn as one: their values and its name. */
export type Others = { column: DictionaryColumn; values: ReadonlySet<string>; label: string };

/** The numbers that a chart with one measure shows. */
export const findMeasure = ({ config, components, table }: LargestInput) => {
  const ids = Object.values(config.fields as Record<string, { componentId?: string } | undefined>);
  const shown = components.measures.find(({ id }) =>
    ids.some((field) => field?.componentId === id),
  );
  return shown && findNumberColumn(table, shown.id);
};

/** What of the chart is drawn as one: all but the largest of its series, over all of their observations. */
export const findOthers = (input: LargestInput): Others | undefined => {
  const { config, table, t } = input;
  const most = config.extensions?.largest;
  const column = findDictionaryColumn(table, readFields(config).segment?.componentId ?? "");
  const measure = findMeasure(input);
  if (!most || !column || !measure || !canMergeOthers(input)) return undefined;
  const totals = new Map<string, number>();
  for (const [row, code] of column.codes.entries()) {
    const value = column.values[code];
    const number = measure.values[row] ?? Number.NaN;
    if (value !== undefined && !Number.isNaN(number))
      totals.set(value, (totals.get(value) ?? 0) + number);
  }
  // One alone keeps its name.
  if (totals.size <= most + 1) return undefined;
  const ranked = [...totals].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
  const values = new Set(ranked.slice(most));
  return { column, values, label: t("chart.others", { count: values.size }) };
};
