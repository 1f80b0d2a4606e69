import { type OptionNode, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import styles from "./controls.module.css";
import { ValueSelect } from "./value-select.tsx";

type Period = { from: string; to: string };

/** First and last date of a period among `times`; neither can be set beyond the other. */
export const PeriodSelect = ({
  times,
  period: { from, to },
  onChange,
  isEndFixed = false,
}: {
  times: readonly OptionNode[];
  period: Period;
  onChange: (period: Period) => void;
  isEndFixed?: boolean;
}): ReactNode => {
  const t = useT();
  return (
    <div className={styles["pair"]}>
      <ValueSelect
        label={t("viewer.time-range.from")}
        nodes={times.filter(({ id }) => id <= to)}
        value={from}
        onChange={(value) => onChange({ from: value, to })}
      />
      <ValueSelect
        label={t("viewer.time-range.to")}
        nodes={times.filter(({ id }) => id >= from)}
        value={to}
        isDisabled={isEndFixed}
        onChange={(value) => onChange({ from, to: value })}
      />
    </div>
  );
};
