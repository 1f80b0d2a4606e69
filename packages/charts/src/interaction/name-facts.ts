import { joinLabel } from "@statelier/model";
import { quantityText } from "../data/measure-text.ts";
import type { PlotScene, SceneDatum } from "../scene.ts";

/** What a mark says of its observation, each fact with its name, as it is spoken away from the axes and the legend. */
export const nameFacts = (
  { chartType, axes, legend, locale }: PlotScene,
  { valueText, unitText, detailText }: SceneDatum,
): string[] => {
  const value = quantityText(valueText, unitText);
  if (chartType === "scatterplot") {
    const measure = axes.find(({ id }) => id === "y")?.label ?? "";
    return [joinLabel(measure, value, locale), detailText];
  }
  const uncertainty = legend?.items.find((item) => item.value === "uncertainty");
  return uncertainty && detailText !== ""
    ? [value, joinLabel(uncertainty.label, detailText, locale)]
    : [value, detailText];
};
