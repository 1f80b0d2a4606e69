import { findComponent } from "@statelier/model";
import { DURATIONS } from "@statelier/ui/tokens";
import { createElement, type ReactNode, useMemo } from "react";
import type { ChartInput } from "../chart-input.ts";
import { findAnimation, findFrame, listFrames } from "../data/animation-frames.ts";
import { makeTimeline } from "../interaction/animation-clock.ts";
import styles from "./chart.module.css";
import { useLazy } from "./use-lazy.ts";

type ChartAnimationProps = {
  input: ChartInput;
  onShow: (value: string) => void;
  onRest: (value: string) => void;
};

const loadPlayer = () => import("./animation-player.tsx");

/** Milliseconds in which marks move from one value of an animation to the next. */
export const stepDuration = (input: ChartInput): number => {
  const animation = findAnimation(input.config);
  if (!animation) return DURATIONS.marks;
  const frames = listFrames(input);
  return Math.min(DURATIONS.marks, makeTimeline(frames, animation).duration / frames.length);
};

/** The value of the animation that is shown, with the means to change it once they are there. */
export const ChartAnimation = ({ input, onShow, onRest }: ChartAnimationProps): ReactNode => {
  const { config, components, table, locale, t } = input;
  const animation = findAnimation(config);
  const frames = useMemo(
    () => listFrames({ config, components, table, locale }),
    [config, components, table, locale],
  );
  const part = useLazy(frames.length > 1, loadPlayer);
  const frame = findFrame(input);
  if (!animation || !frame) return null;
  const label = findComponent(components, animation.componentId)?.label ?? "";
  return (
    <div className={styles["playerSpace"]}>
      {part && frames.length > 1
        ? createElement(part.AnimationPlayer, {
            frames,
            animation,
            label,
            value: frame.value,
            t,
            onShow,
            onRest,
          })
        : `${label}: ${frame.label}`}
    </div>
  );
};
