import type { ChartInput } from "../../scene/chart-input.ts";
import type { SceneText } from "../../scene/scene.ts";
import type { BarPlaces, DrawnBar } from "./bar-marks.ts";
import type { BarStacks } from "./bar-model.ts";

/** All that comes for charts whose bars stand on top of one another. */
export type StackParts = BarStacks & {
  layoutPartValues: (places: BarPlaces, bars: readonly DrawnBar[]) => SceneText[];
};

/** What stacks the bars of a chart; undefined where it does not. */
export const stacksOf = ({ stacks }: Pick<ChartInput, "stacks">): StackParts | undefined =>
  stacks as StackParts | undefined;
