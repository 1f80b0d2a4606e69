import { joinClasses, PlainSelect, useT } from "@statelier/ui/plain";
import type { ReactNode, RefObject } from "react";
import dropDownStyles from "./drop-down.module.css";
import { useLightDismiss } from "./use-light-dismiss.ts";
import styles from "./date-field.module.css";
import { listDateParts, pickDatePart } from "./date-parts.ts";

/** A date by its year, month, day and time, each a list of what occurs. */
export const DatePanel = ({
  box,
  dates,
  value,
  onChoose,
}: {
  box: RefObject<HTMLDetailsElement | null>;
  /** Ascending. */
  dates: readonly string[];
  value: string;
  onChoose: (date: string) => void;
}): ReactNode => {
  const t = useT();
  useLightDismiss(box);
  return (
    <div className={joinClasses(dropDownStyles.panel, styles.panel)}>
      {listDateParts(dates, value).map((part) => (
        <PlainSelect
          key={part.name}
          label={t(`viewer.date.${part.name}`)}
          value={part.value}
          options={part.options}
          onChange={({ target }) => onChoose(pickDatePart(dates, target.value, value))}
        />
      ))}
    </div>
  );
};
