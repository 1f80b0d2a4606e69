import { listFieldComponents, showsSums } from "@statelier/document";
import { findDictionaryColumn, findNumberColumn } from "@statelier/model";
import { listRows } from "../../parts/values/chart-rows.ts";
import { areWholes } from "../../parts/values/category-sums.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { SceneNote } from "../../scene/scene.ts";

/** Whether the parts of each bar, area or pie are percentages that make a hundred. */
const makeHundreds = (input: ChartInput, measureId: string): boolean => {
  const { config, components, table } = input;
  const measure = components.measures.find(({ id }) => id === measureId);
  const values = findNumberColumn(table, measureId)?.values;
  if (measure?.unit !== "%" || !values) return false;
  const parts = "segment" in config.fields ? config.fields.segment?.componentId : undefined;
  const columns = listFieldComponents(config)
    .filter((id) => id !== parts)
    .flatMap((id) => findDictionaryColumn(table, id) ?? []);
  const totals = new Map<string, number>();
  for (const row of listRows(input)) {
    const place = columns.map(({ codes }) => codes[row]).join(" ");
    totals.set(place, (totals.get(place) ?? 0) + (values[row] ?? Number.NaN));
  }
  return totals.size > 0 && areWholes([100, ...totals.values()]);
};

const listSumNotes = (input: ChartInput): SceneNote[] => {
  const { config, components, t } = input;
  if (!showsSums(config)) return [];
  const shown = listFieldComponents(config);
  const own = components.measures.filter(
    ({ id }) =>
      shown.includes(id) && config.extensions?.additive?.[id] === true && !makeHundreds(input, id),
  );
  return own.map(({ label }) => ({
    type: "added-up",
    text: t("chart.added-up", { measure: label }),
  }));
};

/** Readers are told of sums that only the author vouches for (D61), but not that shares make a whole. */
export const withSumNote = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const scene = drawing.layout(input);
    const plot = asPlot(scene);
    return plot ? { ...plot, notes: [...plot.notes, ...listSumNotes(input)] } : scene;
  },
});
