import { joinLabel } from "@statelier/model";
import { valueOf } from "./value-of.ts";
import type { PlotScene, SceneDatum } from "../scene/scene.ts";

/** What a mark says of its observation, each fact with its name, as it is spoken away from the axes and the legend. */
export const nameFacts = ({ axes, legend, locale }: PlotScene, datum: SceneDatum): string[] => {
  const { detailText, acrossText } = datum;
  const value = valueOf(datum, locale);
  if (acrossText !== undefined) {
    const measure = axes.find(({ id }) => id === "y")?.label ?? "";
    return [joinLabel(measure, value, locale), detailText];
  }
  const uncertainty = legend?.items.find((item) => item.value === "uncertainty");
  return uncertainty && detailText !== ""
    ? [value, joinLabel(uncertainty.label, detailText, locale)]
    : [value, detailText];
};
