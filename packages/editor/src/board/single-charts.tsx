import { Checkbox, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import type { FirstSize } from "../canvas/use-shown-chart.ts";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { nameChart } from "../chart/name-chart.ts";
import { ChartBlock } from "./chart-block.tsx";
import styles from "./layout-stage.module.css";

/** Charts with addresses of their own: which of them are published; the last one is (LA9). */
export const SingleCharts = ({ size }: { size: FirstSize }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const charts = useSession(({ state: { chartConfigs, layout } }) =>
    chartConfigs.map((config, index) => ({
      key: config.key,
      name: nameChart(config, index, locale, t),
      isPublished: layout.type === "singleURLs" && layout.publishableChartKeys.includes(config.key),
    })),
  );
  const published = charts.filter(({ isPublished }) => isPublished).length;
  return (
    <ul className={styles["singles"]} aria-label={t("viewer.charts")}>
      {charts.map(({ key, name, isPublished }) => (
        <li key={key}>
          <Checkbox
            isSelected={isPublished}
            isDisabled={isPublished && published === 1}
            onChange={(publishable) =>
              dispatch({ type: "LAYOUT_PUBLISHABLE_CHANGED", chartKey: key, publishable })
            }
          >
            {t("editor.singles.publish", { name })}
          </Checkbox>
          <div>
            <ChartBlock chartKey={key} size={size} />
          </div>
        </li>
      ))}
    </ul>
  );
};
