import { type ComponentId, findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import type { ChartInput } from "../scene/chart-input.ts";
import { listRows } from "../parts/values/chart-rows.ts";

type ShownRowsInput = Pick<ChartInput, "config" | "components" | "table" | "view" | "locale">;

/** The segment that the legend switches; combined charts and tables have none. */
const segmentOf = ({ config }: ShownRowsInput): ComponentId | undefined =>
  "segment" in config.fields &&
  typeof config.fields.segment === "object" &&
  config.fields.segment !== null &&
  "componentId" in config.fields.segment
    ? String(config.fields.segment.componentId)
    : undefined;

/** The rows of a table that a chart shows under the reader's choices: period, legend, animation. */
export const listShownRows = (input: ShownRowsInput): readonly number[] => {
  const rows = listRows(input);
  const segment = segmentOf(input);
  const column = segment === undefined ? undefined : findDictionaryColumn(input.table, segment);
  const hidden = new Set(input.view.hiddenValues);
  if (!column || hidden.size === 0) return rows;
  return rows.filter((row) => !hidden.has(column.values[column.codes[row] ?? MISSING_CODE] ?? ""));
};
