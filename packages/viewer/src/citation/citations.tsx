import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { buildCitation, type CitedDataset } from "./build-citation.ts";
import styles from "./citations.module.css";
import { CopyButton } from "./copy-button.tsx";
import { useAccessDay } from "./use-access-day.ts";

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
  const day = useAccessDay(servedOn);
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
