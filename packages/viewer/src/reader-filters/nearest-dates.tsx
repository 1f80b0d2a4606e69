import { parseDate } from "@statelier/model";
import { PlainButton, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { TimeValue } from "@statelier/document";
import { readDate } from "../params/read-date.ts";
import styles from "./date-field.module.css";

/** The last of the ascending dates before what was typed and the first one after it; none for what is no date. */
export const findNearestDates = (text: string, dates: readonly TimeValue[]): TimeValue[] => {
  const time = parseDate(readDate(text.trim()) ?? "")?.time;
  if (time === undefined) return [];
  const timeOf = ({ value }: TimeValue): number => parseDate(value)?.time ?? Number.NaN;
  const before = dates.findLast((date) => timeOf(date) < time);
  const after = dates.find((date) => timeOf(date) >= time);
  return [before, after].filter((date) => date !== undefined);
};

/** The dates nearest to what was typed, to choose from; how dates are written where it is none. */
export const NearestDates = ({
  text,
  dates,
  sample,
  onChoose,
}: {
  text: string;
  dates: readonly TimeValue[];
  sample: string;
  onChoose: (date: string) => void;
}): ReactNode => {
  const t = useT();
  const nearest = findNearestDates(text, dates);
  if (nearest.length === 0) return t("viewer.date.example", { date: sample });
  return (
    <span className={styles.nearest}>
      {t("viewer.date.nearest")}{" "}
      <noscript>
        {import.meta.env.SSR ? nearest.map(({ label }) => label).join(", ") : null}
      </noscript>
      {nearest.map(({ value, label }) => (
        <PlainButton key={value} size="small" onClick={() => onChoose(value)}>
          {label}
        </PlainButton>
      ))}
    </span>
  );
};
