import {
  asPlot,
  type ChartInput,
  type ChartScene,
  layoutScene,
  summarizeChart,
} from "@statelier/charts";
import { InteractiveChart, type PageDrawing } from "@statelier/charts/react";
import { useLocale, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type CSSProperties, type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { DataTable } from "./data-table.tsx";
import { FormLinks } from "./form-links.tsx";
import { deriveSteadyHeight, keepsNames } from "./derive-steady-height.ts";
import { deriveChartView } from "../chart-state/derive-chart-view.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import { makeChartForm } from "./make-chart-form.tsx";
import type { PublishedState } from "../chart-state/published-state.ts";
import styles from "../page/published-page.module.css";
import { SpokenChoice } from "./spoken-choice.tsx";
import { TableFigure } from "./table-figure.tsx";
import { useFigureWidth } from "./use-figure-width.ts";
import type { ShownChart } from "../chart-state/shown-chart.ts";
import { chooseIn, type FixedView, ViewSwitches } from "./view-switches.tsx";

type FigureInput = {
  drawing: PageDrawing;
  state: PublishedState;
  chart: ChartState;
  width: number;
  /** Readers can switch series off in the legend. */
  hasSwitches: boolean;
};

/** What is drawn: the first response as it is, and whatever follows in its height, so that nothing below it jumps. */
const useFigureInput = ({
  drawing,
  state,
  chart,
  width,
  hasSwitches,
}: FigureInput): { input: ChartInput; scene: ChartScene; style?: CSSProperties } => {
  const t = useT();
  const locale = useLocale();
  const [first] = useState(chart);
  // A list of bars is as long as what it shows.
  const measured = chart.config.chartType === "bar" ? chart : first;
  const makeInput = useCallback(
    (
      { config, components, table, choices }: ChartState,
      size: Pick<ChartInput, "width" | "height" | "namesAtEnds">,
    ): ChartInput => {
      const view = deriveChartView(choices);
      return { config, components, table, locale, t, theme: "light", view, ...size };
    },
    [locale, t],
  );
  // Laid out once, whatever is drawn afterwards.
  const sent = useMemo(
    () => makeInput(measured, { width: state.width }),
    [makeInput, measured, state.width],
  );
  const sentScene = useMemo(() => layoutScene(drawing, sent), [drawing, sent]);
  return useMemo(() => {
    const isSent = chart === measured && width === sent.width;
    const layout = (size: Parameters<typeof makeInput>[1]) => {
      const input = isSent ? sent : makeInput(chart, size);
      return { input, scene: isSent ? sentScene : layoutScene(drawing, input) };
    };
    const plot = asPlot(sentScene);
    if (!plot) return layout({ width });
    const isNamed = plot.texts.some(({ role }) => role === "series");
    const namesAtEnds = isNamed && keepsNames(width, hasSwitches);
    const drawn = { width: sent.width, height: plot.height - (plot.legend?.height ?? 0) };
    const { height, style } = deriveSteadyHeight(chart.config.chartType, drawn, width);
    return { ...layout({ width, height, namesAtEnds }), style };
  }, [drawing, chart, measured, sent, sentScene, width, hasSwitches, makeInput]);
};

type ChartFigureProps = {
  /** Absent for a kind of chart that has none. */
  drawing: PageDrawing | undefined;
  state: PublishedState;
  view: ShownChart;
  fixed?: FixedView;
  footnotes: ReactNode;
  /** What stands last: the data of the chart alone where this is left out. */
  children?: (table: ReactNode) => ReactNode;
};

const renderTable = (input: ChartInput, scene: ChartScene): ReactNode =>
  input.config.chartType === "table" ? null : <DataTable input={input} scene={scene} />;

/** The chart with its switch for percentages, its notes, its summary and its data. */
const DrawnFigure = ({
  drawing,
  state,
  view,
  fixed,
  footnotes,
  children = (table) => table,
}: ChartFigureProps & { drawing: PageDrawing }): ReactNode => {
  const t = useT();
  const summaryId = useId();
  const { config, components } = view.chart;
  const { ref, width } = useFigureWidth(state.width);
  const hasSwitches = config.interactiveFiltersConfig?.legend.active === true && !fixed?.legend;
  const { input, scene, style } = useFigureInput({
    drawing,
    state,
    chart: view.drawn,
    width,
    hasSwitches,
  });
  const form = useMemo(() => makeChartForm(config, components, t), [config, components, t]);
  return (
    <figure
      className={styles.figure}
      aria-labelledby="chart-title"
      aria-describedby={summaryId}
      aria-busy={view.status === "loading"}
      style={style}
      ref={ref}
    >
      {config.chartType === "table" || fixed?.form ? null : <FormLinks state={state} view={view} />}
      <ViewSwitches view={view} scene={scene} form={form} fixed={fixed} />
      <InteractiveChart
        drawing={drawing}
        input={input}
        scene={scene}
        onChoose={chooseIn(view)}
        fixed={fixed}
        form={form}
        name={state.title}
      />
      <VisuallyHidden>
        <span id={summaryId}>{summarizeChart(drawing, input, scene)}</span>
      </VisuallyHidden>
      <SpokenChoice view={view} scene={scene} />
      {footnotes}
      {children(renderTable(input, scene))}
    </figure>
  );
};

/** The chart, or its data as a table where the address asks for it or the kind of chart has no drawing. */
export const ChartFigure = (props: ChartFigureProps): ReactNode => {
  const { drawing, state, view, fixed, footnotes, children } = props;
  const { config, choices } = view.chart;
  if (drawing && (config.chartType === "table" || !choices.showTable))
    return <DrawnFigure {...props} drawing={drawing} />;
  return (
    <TableFigure drawing={drawing} state={state} view={view} fixed={fixed}>
      {footnotes}
      {children?.(null)}
    </TableFigure>
  );
};
