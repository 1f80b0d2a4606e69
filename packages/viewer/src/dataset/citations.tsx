import { useIsLive, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { buildCitation, type CitedDataset } from "./build-citation.ts";
import { CopyButton } from "../site/copy-button.tsx";
import { readToday } from "../site/read-today.ts";
import { formatFullDate } from "@statelier/model";
import styles from "./citations.module.css";

/** The reader's day; in what the server writes that of its answer. */
const useToday = (servedOn: string): string => (useIsLive() ? readToday() : servedOn);

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
  const day = useToday(servedOn);
  return (
    <p className={styles.printed}>
      {address}
      {"\u00a0· "}
      {t("viewer.printed", { date: formatFullDate(day, "Day") })}
    </p>
  );
};

/** How the datasets behind an address are cited, one text each. */
export const Citations = ({
  datasets,
  address,
  servedOn,
}: {
  datasets: readonly (CitedDataset & { iri: string })[];
  address: string;
  /** Day of the answer, as `2026-11-21`. */
  servedOn: string;
}): ReactNode => {
  const t = useT();
  const day = useToday(servedOn);
  return datasets.map((dataset) => {
    const text = buildCitation(dataset, { address, day, t });
    return (
      <div key={dataset.iri} className={styles.citation}>
        <p>{text}</p>
        <div className={styles.copy}>
          <CopyButton text={text} />
        </div>
      </div>
    );
  });
};
