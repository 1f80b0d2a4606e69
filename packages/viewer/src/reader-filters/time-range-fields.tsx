import { limitTimeRange } from "@statelier/document";
import { formatFullDate, parseDate } from "@statelier/model";
import { PlainSelect, useT } from "@statelier/ui/plain";
import { type ReactNode, useMemo, useState } from "react";
import { DateField } from "./date-field.tsx";
import { isReversed } from "../params/period-params.ts";
import { listTimes, type Times } from "./list-times.ts";
import styles from "../site/published-page.module.css";
import type { ShownChart } from "../chart-state/page-state.ts";

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
    <DateField
      dates={times.options}
      timeUnit={times.timeUnit}
      asked={asked}
      onChoose={onChoose}
      {...rest}
    />
  ) : (
    <PlainSelect
      className={styles.filter ?? ""}
      options={times.options}
      onChange={(event) => onChoose(event.target.value)}
      {...rest}
    />
  );

type Period = Times["preset"];

const isWithin = (date: string, { from, to }: Period): boolean =>
  date >= from && (date <= to || date.startsWith(to));

const writeBound = (date: string): string => formatFullDate(date, parseDate(date)?.unit ?? "Day");

/** Ends in the wrong order are each shown on a date that exists. */
const limitEach = ({ from, to }: Period, dates: readonly string[]): Period => ({
  from: limitTimeRange({ from, to: "" }, dates).from,
  to: limitTimeRange({ from: "", to }, dates).to,
});

/** A period is chosen once it ends after it begins; until then what was entered stays in the fields. */
const useEntered = ({ chart, choose }: ShownChart, preset: Period) => {
  const { choices, unknown } = chart;
  const period = choices.timeRange ?? preset;
  const of = `${period.from} ${period.to}`;
  const reversed = unknown.find((param) => param.period)?.period;
  const [entered, setEntered] = useState(reversed && { period: reversed, of });
  const own = entered?.of === of ? entered.period : undefined;
  return {
    entered: own,
    period: own ?? period,
    enter: (next: Period): void => {
      setEntered(isReversed(next) ? { period: next, of } : undefined);
      if (!isReversed(next)) choose({ timeRange: next });
    },
  };
};

/** Start and end of the period that is shown, or that was entered and ends before it begins. */
export const TimeRangeFields = ({ shown }: { shown: ShownChart }): ReactNode => {
  const t = useT();
  const { config, components, choices, unknown } = shown.chart;
  const times = useMemo(() => listTimes({ config, components }), [config, components]);
  const { entered, period, enter } = useEntered(shown, times.preset);
  const dates = useMemo(() => times.options.map(({ value }) => value), [times]);
  const bounds = entered ? limitEach(entered, dates) : limitTimeRange(period, dates);
  const askedOf = (end: "from" | "to"): string | undefined => {
    const text = unknown.find(({ name }) => name === `t.${end}`)?.value;
    const bound = (entered ?? choices.timeRange)?.[end];
    const isKnown =
      bound === undefined || times.options.some(({ value }) => value.startsWith(bound));
    return text || (isKnown ? undefined : writeBound(bound));
  };
  const isEmpty = dates.length > 0 && !dates.some((date) => isWithin(date, period));
  const range = `${writeBound(period.from)} – ${writeBound(period.to)}`;
  const labels = { from: t("viewer.time-range.from"), to: t("viewer.time-range.to") };
  return (
    <>
      <fieldset className={styles.timeRange}>
        <legend>{t("viewer.time-range")}</legend>
        {(["from", "to"] as const).map((end) => (
          <TimeField
            key={end}
            name={`${shown.prefix ?? ""}t.${end}`}
            label={labels[end]}
            value={bounds[end]}
            times={times}
            asked={askedOf(end)}
            onChoose={(date) => enter({ ...bounds, [end]: date })}
          />
        ))}
      </fieldset>
      <output className={styles.missed}>
        {entered ? t("viewer.time-range.reversed", labels) : null}
        {isEmpty && !entered ? t("viewer.date.missing", { date: range }) : null}
      </output>
    </>
  );
};
