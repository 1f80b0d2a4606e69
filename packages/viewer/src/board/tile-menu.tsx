import { joinLabel } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { isStored, type SheetState, type ShownChart } from "../chart-state/page-state.ts";
import { buildChartAddress } from "../params/build-address.ts";
import { DownloadLinks } from "./download-links.tsx";
import styles from "./tile-menu.module.css";

/** What readers may do with one chart of a dashboard. */
export const TileMenu = ({
  state,
  shown,
  name,
  table,
}: {
  state: SheetState;
  shown: ShownChart;
  /** What no other chart of the page is called. */
  name: string;
  /** The data of the chart. */
  table: ReactNode;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { chartKey } = state;
  return (
    <details className={styles["menu"]}>
      <summary aria-label={joinLabel(t("viewer.tile.menu"), name, locale)}>
        {t("viewer.tile.menu")}
      </summary>
      {table}
      <DownloadLinks state={state} shown={shown} />
      {isStored(state) && !state.embedFlags && !state.ownDraft && chartKey !== undefined ? (
        <p>
          <a href={buildChartAddress(`/${locale}/embed/${chartKey}`, state, shown.chart)}>
            {t("viewer.tile.embed")}
          </a>
        </p>
      ) : null}
    </details>
  );
};
