import type { ChartInput } from "../../scene/chart-input.ts";
import type { SceneText } from "../../scene/scene.ts";
import type { BarPlaces, DrawnBar } from "../bars/bar-marks.ts";
import type { BarModel } from "../bars/bar-model.ts";
import type { EndValue } from "../bars/end-values.ts";
import type { toPercent } from "./percent.ts";
import type { endAtHundred, stackCells } from "./stack-cells.ts";

/** What stacks bars: an addition, for charts whose author wants them stacked. */
export type StackParts = {
  toPercent: typeof toPercent;
  stackCells: typeof stackCells;
  endAtHundred: typeof endAtHundred;
  listTotals: (model: BarModel) => EndValue[];
  layoutPartValues: (places: BarPlaces, bars: readonly DrawnBar[]) => SceneText[];
};

/** What stacks the bars of a chart; undefined where it does not. */
export const stacksOf = ({ stacks }: Pick<ChartInput, "stacks">): StackParts | undefined =>
  stacks as StackParts | undefined;
