import { isDrawnChartType } from "@statelier/charts";
import { type ChartType, listChartTypes } from "@statelier/document";
import { RadioGroup, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { ChartTypeIcon } from "./chart-type-icon.tsx";
import { CHART_TYPE_NAMES } from "./chart-type-names.ts";
import styles from "../../controls/controls.module.css";

/** The chart types that can be drawn; one that the data does not allow says why. */
export const ChartTypePicker = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const selected = useSession(({ config }) => config.chartType);
  const types = useSession(({ config, components }) =>
    listChartTypes(components, config.cubes.length),
  );
  const options = types.flatMap(({ chartType, enabled, reason }) =>
    isDrawnChartType(chartType)
      ? [
          {
            value: chartType,
            label: (
              <span className={styles["type"]}>
                <ChartTypeIcon chartType={chartType} />
                {t(CHART_TYPE_NAMES[chartType])}
              </span>
            ),
            isDisabled: !enabled,
            ...(reason ? { description: t(reason) } : {}),
          },
        ]
      : [],
  );
  return (
    <RadioGroup
      label={t("editor.chart-type.choose")}
      className={styles["types"] ?? ""}
      options={options}
      value={selected}
      onChange={(value) => dispatch({ type: "CHART_TYPE_CHANGED", chartType: value as ChartType })}
    />
  );
};
