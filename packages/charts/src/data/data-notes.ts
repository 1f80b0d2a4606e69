import type { ChartInput } from "../chart-input.ts";
import type { SceneNote } from "../scene.ts";
import type { ChartData } from "./chart-data.ts";

/** What is not there to be seen: no rows, no values, missing values. */
export const dataNotes = (data: ChartData, { t }: Pick<ChartInput, "t">): SceneNote[] => {
  if (!data.hasRows) return [{ type: "empty", text: t("chart.no-data") }];
  const isEmpty = data.cells.every((row) => row.every((cell) => cell === undefined));
  if (isEmpty) return [{ type: "all-missing", text: t("chart.all-missing") }];
  if (data.missingCount === 0) return [];
  return [{ type: "missing", text: t("chart.missing.count", { count: data.missingCount }) }];
};
