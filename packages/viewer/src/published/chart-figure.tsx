import {
  type AnyChartDrawing,
  type ChartInput,
  layoutScene,
  summarizeChart,
} from "@statelier/charts";
import { InteractiveChart, type ReaderChoice } from "@statelier/charts/react";
import { PlainCheckbox, useLocale, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useId, useMemo } from "react";
import { DataTable } from "./data-table.tsx";
import { deriveChartView } from "./load-published.ts";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import { useFigureSize } from "./use-figure-size.ts";
import type { PublishedView } from "./use-published-view.ts";

/** The chart with its switch for percentages, its notes, its summary and its data. */
export const ChartFigure = ({
  drawing,
  state,
  view,
}: {
  drawing: AnyChartDrawing;
  state: PublishedState;
  view: PublishedView;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const summaryId = useId();
  const { config, components, table, choices } = view.chart;
  const { ref, size } = useFigureSize(state.width);
  const input: ChartInput = useMemo(
    () => ({
      config,
      components,
      table,
      locale,
      t,
      theme: "light",
      view: deriveChartView(choices),
      ...size,
    }),
    [config, components, table, locale, t, choices, size],
  );
  const scene = layoutScene(drawing, input);
  const interactive = config.interactiveFiltersConfig;
  const calculation = choices.calculation ?? interactive?.calculation.type ?? "identity";
  const onChoose = ({ hiddenValues, timeRange, animationValue }: ReaderChoice): void => {
    if (hiddenValues) view.choose({ hiddenValues: [...hiddenValues] });
    if (timeRange) view.choose({ timeRange });
    if (animationValue) view.choose({ animationValue }, "replace");
  };
  return (
    <figure
      className={styles.figure}
      aria-labelledby="chart-title"
      aria-describedby={summaryId}
      aria-busy={view.status === "loading"}
      ref={ref}
    >
      {interactive?.calculation.active ? (
        <PlainCheckbox
          label={t("viewer.percent")}
          checked={calculation === "percent"}
          onChange={(event) =>
            view.choose({ calculation: event.target.checked ? "percent" : "identity" })
          }
        />
      ) : null}
      <InteractiveChart drawing={drawing} input={input} onChoose={onChoose} />
      <VisuallyHidden>
        <span id={summaryId}>{summarizeChart(input, scene)}</span>
      </VisuallyHidden>
      {config.chartType === "table" ? null : <DataTable input={input} scene={scene} />}
    </figure>
  );
};
