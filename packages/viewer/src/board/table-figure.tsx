import { type ChartInput, layoutScene } from "@statelier/charts";
import { ChartAnimation, type PageDrawing, PlotLegend } from "@statelier/charts/react";
import { Notice, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useMemo, useState } from "react";
import { DataTable } from "./data-table.tsx";
import { FormLinks } from "./form-links.tsx";
import { deriveChartView } from "../chart-state/derive-chart-view.ts";
import { makeChartForm } from "./make-chart-form.tsx";
import type { PublishedState } from "../chart-state/published-state.ts";
import styles from "../page/published-page.module.css";
import { SpokenChoice } from "./spoken-choice.tsx";
import type { ShownChart } from "../chart-state/shown-chart.ts";
import { chooseIn, findSwitchedLegend, type FixedView, ViewSwitches } from "./view-switches.tsx";

/** The data of a view instead of its chart, with all that readers may change there: as they want, or since its kind has no drawing. */
export const TableFigure = ({
  drawing,
  state,
  view,
  fixed,
  children,
}: {
  drawing: PageDrawing | undefined;
  state: PublishedState;
  view: ShownChart;
  fixed: FixedView | undefined;
  children: ReactNode;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { config, components, table, choices } = view.drawn;
  const { width } = state;
  const [moment, setMoment] = useState<string>();
  const input = useMemo((): ChartInput => {
    const shown = moment === undefined ? choices : { ...choices, animationValue: moment };
    const part = { config, components, table, locale, t, width };
    return { ...part, theme: "light", view: deriveChartView(shown) };
  }, [config, components, table, choices, moment, locale, t, width]);
  const scene = useMemo(() => drawing && layoutScene(drawing, input), [drawing, input]);
  const form = useMemo(() => makeChartForm(config, components, t), [config, components, t]);
  const legend = findSwitchedLegend({ view, scene, fixed });
  return (
    <figure
      className={styles.figure}
      aria-labelledby="chart-title"
      aria-busy={view.status === "loading"}
    >
      {drawing ? null : <Notice tone="info">{t("viewer.table.only")}</Notice>}
      {drawing && !fixed?.form ? <FormLinks state={state} view={view} /> : null}
      <ViewSwitches view={view} scene={scene} form={form} fixed={fixed} />
      {legend ? (
        <div data-no-print="">
          <PlotLegend legend={legend} input={input} form={form} onChoose={chooseIn(view)} />
        </div>
      ) : null}
      {drawing ? (
        <ChartAnimation
          input={input}
          form={form}
          onShow={setMoment}
          onRest={(animationValue) => {
            setMoment(undefined);
            view.choose({ animationValue });
          }}
        />
      ) : null}
      <DataTable input={input} {...(scene && { scene })} isBare />
      <SpokenChoice view={view} />
      {children}
    </figure>
  );
};
