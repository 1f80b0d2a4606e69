import { findComponent } from "@statelier/model";
import { createElement, type ReactNode, useMemo } from "react";
import type { ChartInput } from "../chart-input.ts";
import { findAnimation, findFrame, listFrames } from "../data/animation-frames.ts";
import type { AxisValue } from "../data/axis-values.ts";
import type { AnimationPlayerProps } from "./animation-player.tsx";
import type { ChartForm } from "./chart-form.ts";
import styles from "./chart.module.css";
import { useLazy } from "./use-lazy.ts";

type ChartAnimationProps = {
  input: ChartInput;
  form: ChartForm | undefined;
} & Pick<AnimationPlayerProps, "onShow" | "onRest">;

/** More steps than these make a list that nobody wants to load. */
const MOST_STEPS = 500;

const loadPlayer = () => import("./animation-player.tsx");

type StepProps = Pick<ChartAnimationProps, "form" | "onRest"> & {
  frames: readonly AxisValue[];
  frame: AxisValue;
  label: string;
};

/** The value that is shown before the means to play are there: as a list of all values in a form of the page. */
const AnimationStep = ({ form, frames, frame, label, onRest }: StepProps): ReactNode => {
  const last = frames.at(-1)?.value;
  if (!form || frames.length < 2 || frames.length > MOST_STEPS)
    return (
      <>
        {label}: {frame.label}
        {form && frame.value !== last ? (
          <input type="hidden" form={form.id} {...form.step(frame.value)} />
        ) : null}
      </>
    );
  const stepOf = ({ value }: AxisValue) => form.step(value === last ? undefined : value);
  return (
    <>
      <label className={styles["step"]}>
        <span>{label}</span>
        <select
          form={form.id}
          {...stepOf(frame)}
          onChange={({ target }) => onRest(frames[target.selectedIndex]?.value ?? frame.value)}
        >
          {frames.map((each) => (
            <option key={each.value} value={stepOf(each).value}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
      {form.submit}
    </>
  );
};

/** The value of the animation that is shown, with the means to change it once they are there. */
export const ChartAnimation = ({ input, form, onShow, onRest }: ChartAnimationProps): ReactNode => {
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
      {part && frames.length > 1 ? (
        createElement(part.AnimationPlayer, {
          frames,
          animation,
          label,
          value: frame.value,
          t,
          onShow,
          onRest,
        })
      ) : (
        <AnimationStep form={form} frames={frames} frame={frame} label={label} onRest={onRest} />
      )}
    </div>
  );
};
