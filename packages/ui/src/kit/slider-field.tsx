import { type ReactNode, useId, useState } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import fieldStyles from "./field.module.css";
import styles from "./slider-field.module.css";
import { isSliderText, parseSliderText, SLIDER_DEFAULTS } from "./slider-text.ts";

/** A number between bounds, by slider or typed. */
export const SliderField = ({
  label,
  value,
  onChange,
  min = SLIDER_DEFAULTS.min,
  max = SLIDER_DEFAULTS.max,
  step = SLIDER_DEFAULTS.step,
  isDisabled = false,
  className,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  isDisabled?: boolean;
  className?: string;
}): ReactNode => {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string): void => {
    if (!isSliderText(text, { min })) return;
    setDraft(text);
    const typed = parseSliderText(text, { min, max });
    if (typed !== null) onChange(typed);
  };
  return (
    <div className={joinClasses(fieldStyles.field, className)}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="range"
          className={styles.slider}
          {...{ min, max, step, value }}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <input
          inputMode="decimal"
          aria-label={label}
          className={joinClasses(fieldStyles.control, styles.number)}
          value={draft ?? String(value)}
          disabled={isDisabled}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
        />
      </div>
    </div>
  );
};
