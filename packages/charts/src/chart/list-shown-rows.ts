import { readFields } from "@statelier/document";
import { findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import type { ChartInput } from "../scene/chart-input.ts";
import { listRows } from "../parts/values/chart-rows.ts";

type ShownRowsInput = Pick<ChartInput, "config" | "components" | "table" | "view" | "locale">;

/** The rows of a table that a chart shows under the reader's choices: period, legend, animation. */
export const listShownRows = (input: ShownRowsInput): readonly number[] => {
  const rows = listRows(input);
  // Combined charts and tables have no segment that a legend switches.
  const segment = readFields(input.config).segment?.componentId;
  const column = segment && findDictionaryColumn(input.table, segment);
  const hidden = new Set(input.view.hiddenValues);
  if (!column || hidden.size === 0) return rows;
  return rows.filter((row) => !hidden.has(column.values[column.codes[row] ?? MISSING_CODE] ?? ""));
};
