import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { AroundPoints, ChartInput } from "../../scene/chart-input.ts";
import { markData } from "../../scene/list-data.ts";
import type { SceneText } from "../../scene/scene.ts";
import { layoutLineValues } from "./line-values.ts";

/** The values of one series after the other, each clear of those before it. */
const writeAtPoints: NonNullable<ChartInput["writeAtPoints"]> = (marks, around: AroundPoints) => {
  let values: SceneText[] = [];
  for (const mark of marks)
    values = [
      ...values,
      ...layoutLineValues(markData(mark), { ...around, others: [...around.others, ...values] }),
    ];
  return values;
};

/** Writes values at the points of lines and areas. */
export const withLineValues = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => drawing.layout({ ...input, writeAtPoints }),
});
