import { findComponent, joinLabel } from "@statelier/model";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { createElement, type ReactNode, useMemo } from "react";
import type { ChartInput } from "../scene/chart-input.ts";
import { findAnimation, findFrame, listFrames } from "../parts/values/animation-frames.ts";
import type { AnimationPlayerProps } from "./animation-player.tsx";
import type { ChartForm } from "./chart-form.ts";
import styles from "./chart.module.css";

export type ChartAnimationProps = {
  input: ChartInput;
  form: ChartForm | undefined;
  /** Its place is at the foot of the window while the chart reaches beyond it. */
  isInSight: boolean;
} & Pick<AnimationPlayerProps, "onShow" | "onRest">;

const player = makeLazy(() => import("./animation-player.tsx"));

/** The value of the animation that is shown, with the means to change it once they are there. */
export const ChartAnimation = ({
  input,
  form,
  isInSight,
  onShow,
  onRest,
}: ChartAnimationProps): ReactNode => {
  const { config, components, table, locale, t } = input;
  const { timeRange } = input.view;
  const animation = findAnimation(config);
  const frames = useMemo(
    () => listFrames({ config, components, table, locale, view: timeRange ? { timeRange } : {} }),
    [config, components, table, locale, timeRange],
  );
  const { part } = useLazy(player, frames.length > 1 && frames);
  // The last value is that of a chart which nobody has touched.
  const rest = (value: string): void => onRest(value === frames.at(-1)?.value ? "" : value);
  const frame = findFrame(input);
  if (!animation || !frame) return null;
  const label = findComponent(components, animation.componentId)?.label ?? "";
  return (
    <div className={styles["playerSpace"]} data-in-sight={isInSight ? "" : undefined}>
      {part && frames.length > 1
        ? createElement(part.AnimationPlayer, {
            frames,
            animation,
            label,
            value: frame.value,
            t,
            onShow,
            onRest: rest,
          })
        : (form?.step({ frames, frame, label, onRest: rest }) ??
          joinLabel(label, frame.label, locale))}
    </div>
  );
};
