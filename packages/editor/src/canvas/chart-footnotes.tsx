import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { listFilterRows } from "../chart/list-filter-rows.ts";
import { useMetadata } from "../chart/use-metadata.ts";
import styles from "./chart-stage.module.css";
import type { DrawnChart } from "../chart/drawn-chart.ts";

/** Under which filters the chart that is shown stands, and where the data come from. */
export const ChartFootnotes = ({ drawn }: { drawn: DrawnChart }): ReactNode => {
  const t = useT();
  const metadata = useMetadata();
  const label = (name: string): string => t("viewer.label", { name });
  const rows = listFilterRows(drawn);
  return (
    <div className={styles["footnotes"]}>
      {rows.length > 0 && (
        <p>
          {label(t("viewer.filter-list"))}{" "}
          {rows.map(({ dimension, summary }) => `${label(dimension.label)} ${summary}`).join(" · ")}
        </p>
      )}
      {metadata?.map(({ iri, title, creator }) => (
        <p key={iri}>
          {label(t("viewer.dataset"))} {title}
          {creator ? ` · ${label(t("viewer.source"))} ${creator.label}` : null}
        </p>
      ))}
    </div>
  );
};
