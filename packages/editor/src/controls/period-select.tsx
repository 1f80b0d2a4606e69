import { type OptionNode, useT } from "@statelier/ui";
import { type Dated, picksDates } from "@statelier/viewer/date-field";
import type { ReactNode } from "react";
import styles from "./controls.module.css";
import { DateSelect } from "./date-select.tsx";
import { ValueSelect } from "./value-select.tsx";

type Period = { from: string; to: string };

/** First and last date of a period among `times`; neither can be set beyond the other. */
export const PeriodSelect = ({
  dimension,
  times,
  period: { from, to },
  onChange,
  isEndFixed = false,
}: {
  /** Whose dates they are. */
  dimension?: Dated;
  times: readonly OptionNode[];
  period: Period;
  onChange: (period: Period) => void;
  isEndFixed?: boolean;
}): ReactNode => {
  const t = useT();
  const ends = [
    {
      label: t("viewer.time-range.from"),
      nodes: times.filter(({ id }) => id <= to),
      value: from,
      isDisabled: false,
      onChange: (value: string) => onChange({ from: value, to }),
    },
    {
      label: t("viewer.time-range.to"),
      nodes: times.filter(({ id }) => id >= from),
      value: to,
      isDisabled: isEndFixed,
      onChange: (value: string) => onChange({ from, to: value }),
    },
  ];
  const dated = dimension && picksDates(dimension) ? dimension : undefined;
  return (
    <div className={styles[dated ? "dates" : "pair"]}>
      {ends.map((end) =>
        dated && !end.isDisabled ? (
          <DateSelect key={end.label} dimension={dated} {...end} />
        ) : (
          <ValueSelect key={end.label} {...end} />
        ),
      )}
    </div>
  );
};
