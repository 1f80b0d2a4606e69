import { formatFullDate } from "@statelier/model";
import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "./citations.module.css";
import { readToday } from "./read-today.ts";
import { useIsLive } from "../site/use-is-live.ts";

/** On paper alone: where the page is and when it was printed. */
export const PrintedAddress = ({
  address,
  servedOn,
}: {
  address: string;
  /** Day of the answer, as `2026-11-21`. */
  servedOn: string;
}): ReactNode => {
  const t = useT();
  const day = useIsLive() ? readToday() : servedOn;
  return (
    <p className={styles.printed}>
      {address}
      {"\u00a0· "}
      {t("viewer.printed", { date: formatFullDate(day, "Day") })}
    </p>
  );
};
