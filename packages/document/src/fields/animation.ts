import { type ComponentId, type CubeComponents, kindTraits } from "@statelier/model";
import type { AnimationField } from "../schema/fields.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listFieldComponents, readFields } from "../chart-types/read-config.ts";
import { chartTraits } from "../chart-types/chart-types.ts";

/** Playback of a chart when its animation is first set (AN1). `duration` is in seconds. */
export const makeAnimation = (
  componentId: ComponentId,
  previous?: AnimationField,
): AnimationField => ({
  showPlayButton: true,
  duration: 30,
  type: "continuous",
  dynamicScales: false,
  ...previous,
  componentId,
});

/** Seconds of playback to choose from. */
export const ANIMATION_DURATIONS = [10, 30, 60] as const;

/** The series of stacks lie in the order of their totals. */
export const isSortedByTotal = (config: ChartConfig): boolean =>
  chartTraits[config.chartType].stacking === "chosen" &&
  readFields(config).segment?.sorting?.sortingType === "byTotalSize";

export type AnimationBlocker = "no-time" | "all-used" | "total-size";

/** Why a chart cannot be animated; undefined where it can (AN2). */
export const findAnimationBlocker = (
  config: ChartConfig,
  components: CubeComponents,
): AnimationBlocker | undefined => {
  const candidates = components.dimensions.filter((dimension) => kindTraits(dimension).canAnimate);
  if (candidates.length === 0) return "no-time";
  const { animation } = readFields(config);
  const used = listFieldComponents(config).filter((id) => id !== animation?.componentId);
  if (candidates.every(({ id }) => used.includes(id))) return "all-used";
  return isSortedByTotal(config) ? "total-size" : undefined;
};
