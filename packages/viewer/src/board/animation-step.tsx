import type { ShownStep } from "@statelier/charts/react";
import { joinClasses, SELECT_CLASS } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "./animation-step.module.css";

/** More steps than these make a list that nobody wants to load. */
const MOST_STEPS = 500;

type AnimationStepProps = ShownStep & {
  form: string;
  name: string;
  /** A step in an address; the last one without a value. */
  nameOf: (value?: string) => string;
  submit: ReactNode;
};

/** The step of an animation as a list of all in the form of the page. */
export const AnimationStep = (props: AnimationStepProps): ReactNode => {
  const { frames, frame, label, onRest, form, name, nameOf, submit } = props;
  const last = frames.at(-1)?.value;
  const nameStep = (value: string): string => nameOf(value === last ? undefined : value);
  const field = { form, name };
  if (frames.length < 2 || frames.length > MOST_STEPS)
    return (
      <>
        {label}: {frame.label}
        {frame.value === last ? null : (
          <input type="hidden" {...field} value={nameStep(frame.value)} />
        )}
      </>
    );
  return (
    <>
      <label className={styles.step}>
        <span className={styles.label}>{label}</span>
        <select
          {...field}
          className={joinClasses(SELECT_CLASS, styles.list)}
          value={nameStep(frame.value)}
          onChange={({ target }) => onRest(frames[target.selectedIndex]?.value ?? frame.value)}
        >
          {frames.map(({ value, label: text }) => (
            <option key={value} value={nameStep(value)}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {submit}
    </>
  );
};
