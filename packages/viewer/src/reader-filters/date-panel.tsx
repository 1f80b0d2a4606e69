import { joinClasses, PlainSelect, useT } from "@statelier/ui/plain";
import { type ReactNode, type RefObject, useRef } from "react";
import { Calendar } from "../calendar/calendar.tsx";
import { type DatePart, hasCalendar, listDateParts, pickDatePart } from "./date-parts.ts";
import styles from "./date-field.module.css";
import dropDownStyles from "./drop-down.module.css";
import { closeBox, useLightDismiss, useWithinWindow } from "./use-light-dismiss.ts";

/** The dates as far as a calendar goes: to the day. */
const listDays = (dates: readonly string[]): string[] => [
  ...new Set(dates.map((date) => date.slice(0, 10))),
];

/** A date from a calendar, with its time in a list; dates that are no days or months by their parts, each a list of what occurs. */
export const DatePanel = ({
  box,
  label,
  dates,
  value,
  onChoose,
}: {
  box: RefObject<HTMLDetailsElement | null>;
  label: string;
  /** Ascending. */
  dates: readonly string[];
  value: string;
  onChoose: (date: string) => void;
}): ReactNode => {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  useLightDismiss(box);
  useWithinWindow(panel);
  const isCalendar = hasCalendar(dates);
  const parts = listDateParts(dates, value);
  const lists = isCalendar ? parts.filter(({ name }) => name === "time") : parts;
  const renderPart = (part: DatePart): ReactNode => (
    <PlainSelect
      key={part.name}
      label={t(`viewer.date.${part.name}`)}
      value={part.value}
      options={part.options}
      onChange={({ target }) => onChoose(pickDatePart(dates, target.value, value))}
    />
  );
  return (
    <div ref={panel} className={joinClasses(dropDownStyles.panel, styles.panel)}>
      {isCalendar ? (
        <Calendar
          label={label}
          dates={listDays(dates)}
          value={value.slice(0, 10)}
          onChoose={(date) => {
            onChoose(pickDatePart(dates, date, value));
            if (lists.length === 0) closeBox(box);
          }}
        />
      ) : null}
      {lists.length > 0 ? <div className={styles.parts}>{lists.map(renderPart)}</div> : null}
    </div>
  );
};
