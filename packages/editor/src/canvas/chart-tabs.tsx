import { ToggleButton, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import styles from "./chart-stage.module.css";

/** Which chart of a document with several is being edited. */
export const ChartTabs = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const activeChartKey = useSession(({ state }) => state.activeChartKey);
  const charts = useSession(({ state }) =>
    state.chartConfigs.map(({ key, meta }) => ({ key, meta })),
  );
  if (charts.length < 2) return null;
  return (
    <fieldset aria-label={t("viewer.charts")} className={styles["tabs"]}>
      {charts.map(({ key, meta }, index) => (
        <ToggleButton
          key={key}
          tone="quiet"
          isSelected={key === activeChartKey}
          onPress={() => dispatch({ type: "SWITCH_ACTIVE_CHART", chartKey: key })}
        >
          {meta.label[locale] || t("viewer.chart.number", { number: String(index + 1) })}
        </ToggleButton>
      ))}
    </fieldset>
  );
};
