import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { listFilterRows } from "../panels/list-filter-rows.ts";
import { useMetadata } from "../use-metadata.ts";
import styles from "./chart-stage.module.css";

/** Under which filters the chart stands, and where the data come from. */
export const ChartFootnotes = (): ReactNode => {
  const t = useT();
  const { config, components } = useEditor();
  const metadata = useMetadata();
  const rows = listFilterRows(config, components);
  return (
    <div className={styles["footnotes"]}>
      {rows.length > 0 && (
        <p>
          {t("viewer.filter-list")}:{" "}
          {rows.map(({ dimension, summary }) => `${dimension.label}: ${summary}`).join(" · ")}
        </p>
      )}
      {metadata?.map(({ iri, title, creator }) => (
        <p key={iri}>
          {t("viewer.dataset")}: {title}
          {creator ? ` · ${t("viewer.source")}: ${creator.label}` : null}
        </p>
      ))}
    </div>
  );
};
