import { PlainSelect, useT } from "@statelier/ui/plain";
import { type ReactNode, useMemo } from "react";
import { DateField } from "../date-field/date-field.tsx";
import { listTimes, type Times } from "./list-times.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

type TimeFieldProps = {
  name: string;
  label: string;
  value: string;
  times: Times;
  /** Of the address, where it asks for what is no date of the data. */
  asked: string | undefined;
  onChoose: (value: string) => void;
};

const TimeField = ({ times, asked, onChoose, ...rest }: TimeFieldProps): ReactNode =>
  times.isTyped ? (
    <DateField dates={times.options} asked={asked} onChoose={onChoose} {...rest} />
  ) : (
    <PlainSelect
      className={styles.filter ?? ""}
      options={times.options}
      onChange={(event) => onChoose(event.target.value)}
      {...rest}
    />
  );

/** The first and the last date of the data within a period, which may lie between them or be coarser. */
const snapToDates = ({ from, to }: Times["preset"], { options }: Times): Times["preset"] => ({
  from: options.find(({ value }) => value >= from)?.value ?? from,
  to: options.findLast(({ value }) => value <= to || value.startsWith(to))?.value ?? to,
});

/** Start and end of the period that is shown; the end is never before the start. */
export const TimeRangeFields = ({ view }: { view: PublishedView }): ReactNode => {
  const t = useT();
  const { config, components, choices, unknown } = view.chart;
  const times = useMemo(() => listTimes({ config, components }), [config, components]);
  const { from, to } = snapToDates(choices.timeRange ?? times.preset, times);
  const askedOf = (end: "from" | "to"): string | undefined => {
    const bound = choices.timeRange?.[end];
    const isKnown =
      bound === undefined || times.options.some(({ value }) => value.startsWith(bound));
    return unknown.find(({ name }) => name === `t.${end}`)?.value || (isKnown ? undefined : bound);
  };
  return (
    <fieldset className={styles.timeRange}>
      <legend>{t("viewer.time-range")}</legend>
      <TimeField
        name="t.from"
        label={t("viewer.time-range.from")}
        value={from}
        times={times}
        asked={askedOf("from")}
        onChoose={(start) =>
          view.choose({ timeRange: { from: start, to: start > to ? start : to } })
        }
      />
      <TimeField
        name="t.to"
        label={t("viewer.time-range.to")}
        value={to}
        times={times}
        asked={askedOf("to")}
        onChoose={(end) => view.choose({ timeRange: { from: end < from ? end : from, to: end } })}
      />
    </fieldset>
  );
};
