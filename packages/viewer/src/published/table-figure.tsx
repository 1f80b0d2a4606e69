import { ChartAnimation } from "@statelier/charts/react";
import { Notice, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useMemo, useState } from "react";
import { DataTable } from "./data-table.tsx";
import { FormLinks } from "./form-links.tsx";
import { deriveChartView } from "./load-published.ts";
import { makeChartForm } from "./make-chart-form.tsx";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import { SpokenChoice } from "./spoken-choice.tsx";
import type { PublishedView } from "./use-published-view.ts";

/** The data of a view instead of its chart: as the reader wants, or since its kind has no drawing. */
export const TableFigure = ({
  state,
  view,
  isDrawn,
  hasForms,
  children,
}: {
  state: PublishedState;
  view: PublishedView;
  isDrawn: boolean;
  /** The reader may go to the chart. */
  hasForms: boolean;
  children: ReactNode;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { config, components, table, choices } = view.chart;
  const { width } = state;
  const [moment, setMoment] = useState<string>();
  const shown = deriveChartView(
    moment === undefined ? choices : { ...choices, animationValue: moment },
  );
  const input = {
    config,
    components,
    table,
    locale,
    t,
    theme: "light",
    view: shown,
    width,
  } as const;
  const form = useMemo(() => makeChartForm(config, components, t), [config, components, t]);
  return (
    <figure
      className={styles.figure}
      aria-labelledby="chart-title"
      aria-busy={view.status === "loading"}
    >
      {isDrawn ? null : <Notice tone="info">{t("viewer.table.only")}</Notice>}
      {isDrawn && hasForms ? <FormLinks state={state} view={view} /> : null}
      {isDrawn ? (
        <ChartAnimation
          input={input}
          form={form}
          onShow={setMoment}
          onRest={(animationValue) => {
            setMoment(undefined);
            view.choose({ animationValue }, "replace");
          }}
        />
      ) : null}
      <DataTable input={input} isBare />
      <SpokenChoice view={view} />
      {children}
    </figure>
  );
};
