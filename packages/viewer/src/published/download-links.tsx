import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { encodeViewParams } from "../view-params/view-params.ts";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

const SCALES = ["1", "2", "3"];

/** The picture of the view that is shown, as plain links. */
export const DownloadLinks = ({
  state,
  view,
}: {
  state: PublishedState;
  view: PublishedView;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { config, components, choices } = view.chart;
  const params = [
    ...state.keptParams.filter(([name]) => name === "chart"),
    ...encodeViewParams(config, components, { ...choices, showTable: false }),
  ];
  const hrefOf = (format: string, more: [string, string][] = []): string => {
    const search = new URLSearchParams([...params, ...more]).toString();
    return `/${locale}/v/${state.chartKey}.${format}${search === "" ? "" : `?${search}`}`;
  };
  return (
    <details className={styles.downloads}>
      <summary>{t("viewer.download")}</summary>
      <ul>
        <li>
          <a href={hrefOf("svg")} download="">
            {t("viewer.download.svg")}
          </a>
        </li>
        {SCALES.map((scale) => (
          <li key={scale}>
            <a href={hrefOf("png", [["scale", scale]])} download="">
              {t("viewer.download.png", { scale })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
