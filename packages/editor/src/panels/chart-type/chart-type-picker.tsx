import { chartDrawings, isDrawnChartType } from "@statelier/charts";
import { type ChartType, listChartTypes, withOwnSums } from "@statelier/document";
import { RadioGroup, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import styles from "./chart-type-picker.module.css";

/** A small picture of a chart type, beside its name. */
const Icon = ({ path, width }: { path: string; width: number }): ReactNode => (
  <svg
    aria-hidden
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    stroke="currentColor"
    strokeWidth={width}
  >
    <path d={path} />
  </svg>
);

/** The chart types that can be drawn; one that the data does not allow says why. */
export const ChartTypePicker = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const selected = useSession(({ config }) => config.chartType);
  const types = useSession(({ config, components }) =>
    listChartTypes(withOwnSums(config, components), config.cubes.length),
  );
  const options = types.flatMap(({ chartType, enabled, reason }) =>
    isDrawnChartType(chartType)
      ? [
          {
            value: chartType,
            label: (
              <span className={styles["type"]}>
                <Icon {...chartDrawings[chartType].icon} />
                {t(`editor.type.${chartType}`)}
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
      options={options}
      value={selected}
      onChange={(value) => dispatch({ type: "CHART_TYPE_CHANGED", chartType: value as ChartType })}
    />
  );
};
