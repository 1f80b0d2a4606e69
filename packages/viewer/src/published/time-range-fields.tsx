import { PlainSelect, PlainTextField, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useState } from "react";
import { type DateInput, deriveDateInput } from "./derive-date-input.ts";
import { listTimes, type Times } from "./list-times.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

/** Above this many dates a list is no help; a field of the browser's own takes over where one fits. */
const LONGEST_LIST = 300;

type TimeFieldProps = {
  name: string;
  label: string;
  value: string;
  times: Times;
  onChoose: (value: string) => void;
};

const DateField = ({
  input,
  times,
  value,
  onChoose,
  ...rest
}: TimeFieldProps & { input: DateInput }): ReactNode => {
  const [typed, setTyped] = useState<string>();
  return (
    <PlainTextField
      className={styles.filter ?? ""}
      {...rest}
      {...input}
      value={typed ?? value}
      min={times.options[0]?.value}
      max={times.options.at(-1)?.value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value && target.validity.valid) onChoose(target.value);
      }}
    />
  );
};

const TimeField = (props: TimeFieldProps): ReactNode => {
  const { name, label, value, times, onChoose } = props;
  const isLong = times.options.length > LONGEST_LIST;
  const input = isLong ? deriveDateInput(times.options.map((option) => option.value)) : undefined;
  if (input) return <DateField {...props} input={input} />;
  return (
    <PlainSelect
      className={styles.filter ?? ""}
      label={label}
      name={name}
      value={value}
      options={times.options}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
};

/** The first and the last date of the data within a period, which may lie between them or be coarser. */
const snapToDates = ({ from, to }: Times["preset"], { options }: Times): Times["preset"] => ({
  from: options.find(({ value }) => value >= from)?.value ?? from,
  to: options.findLast(({ value }) => value <= to || value.startsWith(to))?.value ?? to,
});

/** Start and end of the period that is shown; the end is never before the start. */
export const TimeRangeFields = ({ view }: { view: PublishedView }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { choices } = view.chart;
  const times = listTimes(view.chart, locale);
  const { from, to } = snapToDates(choices.timeRange ?? times.preset, times);
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
