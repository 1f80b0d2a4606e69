import { type OptionNode, useT } from "@statelier/ui";
import { type ReactNode, useId } from "react";
import styles from "./period-slider.module.css";

type Period = { from: string; to: string };

/** More marks than these are a line. */
const MOST_MARKS = 50;

/** Both ends of a period on one scale, with a mark for each date; neither goes beyond the other. */
export const PeriodSlider = ({
  times,
  period: { from, to },
  onChange,
}: {
  /** All dates, ascending. */
  times: readonly OptionNode[];
  period: Period;
  onChange: (period: Period) => void;
}): ReactNode => {
  const t = useT();
  const id = useId();
  const values = times.map(({ id: value }) => value);
  const [first, last] = [values.indexOf(from), values.indexOf(to)];
  const ends = [
    {
      name: t("viewer.time-range.from"),
      at: first,
      set: (at: number) => ({ from: values[Math.min(at, last)] ?? from, to }),
    },
    {
      name: t("viewer.time-range.to"),
      at: last,
      set: (at: number) => ({ from, to: values[Math.max(at, first)] ?? to }),
    },
  ];
  return (
    <div className={styles["slider"]}>
      {ends.map(({ name, at, set }) => (
        <input
          key={name}
          type="range"
          min={0}
          max={values.length - 1}
          step={1}
          value={at}
          list={values.length > MOST_MARKS ? undefined : id}
          aria-label={name}
          aria-valuetext={times[at]?.label}
          onChange={({ currentTarget }) => onChange(set(currentTarget.valueAsNumber))}
        />
      ))}
      {values.length <= MOST_MARKS && (
        <datalist id={id}>
          {times.map(({ id: value, label }, at) => (
            <option key={value} value={at}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
};
