import { PlainSelect, PlainTextField, useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { listTimes, type Times } from "./list-times.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

/** Above this many dates a list is no help; the browser's own date field takes over. */
const LONGEST_LIST = 300;

type TimeFieldProps = {
  name: string;
  label: string;
  value: string;
  times: Times;
  onChoose: (value: string) => void;
};

const TimeField = ({ name, label, value, times, onChoose }: TimeFieldProps): ReactNode =>
  times.options.length > LONGEST_LIST ? (
    <PlainTextField
      className={styles.filter ?? ""}
      type="date"
      label={label}
      name={name}
      value={value}
      min={times.options[0]?.value}
      max={times.options.at(-1)?.value}
      onChange={(event) => {
        if (event.target.value) onChoose(event.target.value);
      }}
    />
  ) : (
    <PlainSelect
      className={styles.filter ?? ""}
      label={label}
      name={name}
      value={value}
      options={times.options}
      onChange={(event) => onChoose(event.target.value)}
    />
  );

/** Start and end of the period that is shown; the end is never before the start. */
export const TimeRangeFields = ({ view }: { view: PublishedView }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { choices } = view.chart;
  const times = listTimes(view.chart, locale);
  const from = choices.timeRange?.from ?? times.preset.from;
  const to = choices.timeRange?.to ?? times.preset.to;
  return (
    <fieldset className={styles.timeRange}>
      <legend>{t("viewer.time-range")}</legend>
      <TimeField
        name="t.from"
        label={t("viewer.time-range.from")}
        value={from}
        times={times}
        onChoose={(start) =>
          view.choose({ timeRange: { from: start, to: start > to ? start : to } })
        }
      />
      <TimeField
        name="t.to"
        label={t("viewer.time-range.to")}
        value={to}
        times={times}
        onChoose={(end) => view.choose({ timeRange: { from: end < from ? end : from, to: end } })}
      />
    </fieldset>
  );
};
