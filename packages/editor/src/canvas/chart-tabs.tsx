import { ToggleButton, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import styles from "./chart-stage.module.css";

/** Which chart of a document with several is being edited. */
export const ChartTabs = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { snapshot, dispatch } = useEditor();
  const { chartConfigs, activeChartKey } = snapshot.state;
  if (chartConfigs.length < 2) return null;
  return (
    <fieldset aria-label={t("viewer.charts")} className={styles["tabs"]}>
      {chartConfigs.map(({ key, meta }, index) => (
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
