import type { OptionNode } from "@statelier/ui";
import { type Dated, DateField } from "@statelier/viewer/date-field";
import type { ReactNode } from "react";
import styles from "./controls.module.css";

/** A date that is typed as it is written, or picked by year, month and day. */
export const DateSelect = ({
  dimension,
  label,
  nodes,
  value,
  onChange,
}: {
  dimension: Dated;
  label: string;
  nodes: readonly OptionNode[];
  value: string;
  onChange: (value: string) => void;
}): ReactNode => (
  <div className={styles["date"]}>
    <DateField
      name={label}
      label={label}
      value={value}
      dates={nodes.map(({ id, label: text }) => ({ value: id, label: text }))}
      timeUnit={dimension.timeUnit ?? "Day"}
      onChoose={onChange}
    />
  </div>
);
