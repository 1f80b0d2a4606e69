import { type ComponentId, type CubeComponents, kindTraits } from "@statelier/model";
import type { AnimationField, ChartConfig } from "../schema/index.ts";
import { listFieldComponents } from "./field-components.ts";

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

export type AnimationBlocker = "no-time" | "all-used" | "total-size";

/** Why a chart cannot be animated; undefined where it can (AN2). */
export const findAnimationBlocker = (
  config: ChartConfig,
  components: CubeComponents,
): AnimationBlocker | undefined => {
  const candidates = components.dimensions.filter((dimension) => kindTraits(dimension).canAnimate);
  if (candidates.length === 0) return "no-time";
  const animated =
    config.chartType !== "table" && "animation" in config.fields
      ? config.fields.animation?.componentId
      : undefined;
  const used = listFieldComponents(config).filter((id) => id !== animated);
  if (candidates.every(({ id }) => used.includes(id))) return "all-used";
  const sortedByTotal =
    (config.chartType === "column" || config.chartType === "bar") &&
    config.fields.segment?.sorting?.sortingType === "byTotalSize";
  return sortedByTotal ? "total-size" : undefined;
};
