import {
  asPlot,
  chartDrawings,
  type ChartInput,
  type ChartScene,
  layoutScene,
} from "@statelier/charts";
import { InteractiveChart, type PageDrawing, usePrinting } from "@statelier/charts/react";
import { joinClasses, useLocale, useT, usePartId } from "@statelier/ui/plain";
import {
  type CSSProperties,
  type ReactNode,
  type RefCallback,
  memo,
  useCallback,
  useMemo,
  useState,
} from "react";
import { ChartWords } from "./chart-words.tsx";
import { DataTable } from "./data-table.tsx";
import { FormLinks } from "./form-links.tsx";
import { deriveSteadyHeight, describeSent, findHeightOf } from "./derive-steady-height.ts";
import { deriveChartView, type ChartState } from "../chart-state/chart-state.ts";
import { useChartForm } from "./use-chart-form.tsx";
import { useLaterValue } from "./use-later-value.ts";
import type { PageChart, SheetState, ShownChart } from "../chart-state/page-state.ts";
import { SpokenChoice } from "./spoken-choice.tsx";
import { TableFigure } from "./table-figure.tsx";
import { chooseIn, type FixedChoices, ViewSwitches } from "./view-switches.tsx";
import styles from "../site/published-page.module.css";

/** Pixels between the margins of an A4 page, as browsers print it: what is wider or narrower is scaled, with its letters. */
const PAPER_WIDTH = 716;

/** Pixels below which the window is as narrow as a phone; the style sheet of charts has them as well. */
const NARROW = 460;

/** Pixels from edge to edge: those that the server drew in, until the element's own are known. */
const useFigureWidth = (initialWidth: number): { ref: RefCallback<HTMLElement>; width: number } => {
  const [width, setWidth] = useState(initialWidth);
  const isPrinting = usePrinting(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth((current) => Math.round(element.clientWidth) || current);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width: isPrinting ? PAPER_WIDTH : width };
};

type Drawn = { drawing: PageDrawing; input: ChartInput; scene: ChartScene };

type FigureInput = {
  drawing: PageDrawing;
  chart: PageChart;
  width: number;
};

/** The same chart until something of it changes that is drawn: a title that is being written is not. */
const useDrawnPart = (chart: PageChart): PageChart => {
  const { config, components, table, geography, choices, width, height } = chart;
  return useMemo(
    () => chart,
    // oxlint-disable-next-line react/exhaustive-deps -- of all that is said of a chart these are drawn
    [config, components, table, geography, choices, width, height],
  );
};

/** What is drawn: the first response as it is, and whatever follows in its height, so that nothing below it jumps. */
const useFigureInput = ({
  drawing,
  chart: given,
  width,
}: FigureInput): Drawn & {
  style?: CSSProperties & Record<`--${string}`, string | undefined>;
} => {
  const t = useT();
  const locale = useLocale();
  const chart = useDrawnPart(given);
  const [sentChart, setSentChart] = useState(chart);
  // An author has made another chart of it, which begins anew.
  const first = sentChart.config === chart.config ? sentChart : chart;
  if (first !== sentChart) setSentChart(first);
  const heightOf = findHeightOf(drawing.chartType, chart.config);
  const measured = heightOf === "rows" ? chart : first;
  // What has a height of its own keeps it.
  const place = heightOf === undefined ? first.height : undefined;
  // In a narrow window it begins as on a phone.
  const { narrow } = first;
  const asNarrow = narrow && width < NARROW ? narrow : undefined;
  const sentWidth = (asNarrow ?? first).width;
  const makeInput = useCallback(
    (
      { config, components, table, geography, choices }: ChartState,
      size: Pick<ChartInput, "width" | "height" | "namesAtEnds">,
    ): ChartInput => {
      const view = deriveChartView(choices);
      return { config, components, table, geography, locale, t, theme: "light", view, ...size };
    },
    [locale, t],
  );
  // Laid out once, whatever is drawn afterwards.
  const sent = useMemo(
    () => makeInput(measured, { width: sentWidth, ...(place && { height: place }) }),
    [makeInput, measured, sentWidth, place],
  );
  const sentScene = useMemo(() => layoutScene(drawing, sent), [drawing, sent]);
  // Who prints without colours tells series apart as well.
  const patterns = usePrinting(false);
  return useMemo(() => {
    const isSent = chart === measured && width === sent.width && !patterns;
    const layout = (size: Parameters<typeof makeInput>[1]) => {
      const input: ChartInput = isSent
        ? sent
        : { ...makeInput(chart, size), ...(patterns && { patterns: "paper" }) };
      return { drawing, input, scene: isSent ? sentScene : layoutScene(drawing, input) };
    };
    const plot = asPlot(sentScene);
    if (!plot) return layout({ width });
    const namesAtEnds = plot.texts.some(({ role }) => role === "series");
    const drawn = describeSent(plot, sent.width);
    const { height, style } = deriveSteadyHeight(place ? "place" : heightOf, drawn, width);
    const laid = layout({ width, height, namesAtEnds });
    // As long as it is what was sent, tiles beside it stay where they are.
    const { plot: box, height: whole } = (chart !== measured && asPlot(laid.scene)) || plot;
    const kept = asNarrow ? undefined : narrow?.height;
    return {
      ...laid,
      style: { ...style, "--narrow": kept, "--foot": `${whole - box.y - box.height}px` },
    };
  }, [
    drawing,
    heightOf,
    place,
    chart,
    measured,
    sent,
    sentScene,
    width,
    patterns,
    asNarrow,
    narrow,
    makeInput,
  ]);
};

type Speak = (scene?: ChartScene) => ReactNode;

type ChartFigureProps = {
  /** Absent for a kind of chart that has none. */
  drawing: PageDrawing | undefined;
  state: SheetState;
  shown: ShownChart;
  fixed?: FixedChoices;
  footnotes: ReactNode;
  /** What is said of a choice, for those who do not see the chart change. */
  speak?: Speak;
  /** What stands last: the data of the chart alone where this is left out. */
  children?: (table: ReactNode) => ReactNode;
};

/** The data comes after the drawing as its words do: their rows are more elements than all else that a choice changes. */
const LaterTable = memo(({ id, laid }: { id: string; laid: Drawn }): ReactNode => {
  const { input, scene } = useLaterValue(laid);
  return <DataTable id={id} input={input} scene={scene} />;
});

/** The chart with its switch for percentages, its notes, its summary and its data. */
const DrawnFigure = ({
  drawing,
  state,
  shown,
  fixed,
  footnotes,
  speak,
  children = (table) => table,
}: ChartFigureProps & { drawing: PageDrawing; speak: Speak }): ReactNode => {
  const summaryId = usePartId();
  const { chart, drawn, titleId } = shown;
  const { ref, width } = useFigureWidth(chart.width);
  const laid = useFigureInput({ drawing, chart: drawn, width });
  const { input, scene, style } = laid;
  const form = useChartForm(shown);
  const t = useT();
  const [toTableId, tableId] = [usePartId(), usePartId()];
  const isOneOfMany = shown.prefix !== undefined;
  const { listsData } = chartDrawings[drawing.chartType];
  const below = children(listsData ? null : <LaterTable id={tableId} laid={laid} />);
  return (
    <figure
      className={styles.figure}
      aria-labelledby={titleId}
      aria-describedby={summaryId}
      aria-busy={shown.status === "loading"}
      style={style}
      ref={ref}
    >
      <div data-tile-part="switches" className={styles.switches}>
        {listsData || fixed?.form ? null : <FormLinks state={state} shown={shown} />}
        <ViewSwitches shown={shown} scene={scene} form={form} fixed={fixed} />
      </div>
      <div data-tile-part="drawing">
        <InteractiveChart
          drawing={drawing}
          input={input}
          scene={scene}
          onChoose={chooseIn(shown)}
          fixed={fixed}
          form={form}
          name={chart.title}
          lock={shown.mapLock}
        />
        {listsData || below === null ? null : (
          <a
            href={`#${tableId}`}
            target="_self"
            className={styles.toTable}
            {...(isOneOfMany && { id: toTableId, "aria-labelledby": `${toTableId} ${titleId}` })}
            data-no-print=""
          >
            {t("viewer.table.to")}
          </a>
        )}
      </div>
      <ChartWords
        id={summaryId}
        className={joinClasses(styles.spoken, styles.words)}
        laid={laid}
        chart={drawn}
      />
      {speak(scene)}
      <div data-tile-part="notes">
        {footnotes}
        {below}
      </div>
    </figure>
  );
};

/** The chart, or its data as a table where the address asks for it or the kind of chart has no drawing. */
export const ChartFigure = (props: ChartFigureProps): ReactNode => {
  const { drawing, state, shown, fixed, footnotes, children } = props;
  const speak: Speak = props.speak ?? ((scene) => <SpokenChoice shown={shown} scene={scene} />);
  const listsData = drawing && chartDrawings[drawing.chartType].listsData;
  if (drawing && (listsData || !shown.chart.choices.showTable))
    return <DrawnFigure {...props} drawing={drawing} speak={speak} />;
  return (
    <TableFigure drawing={drawing} state={state} shown={shown} fixed={fixed}>
      {speak()}
      {footnotes}
      {children?.(null)}
    </TableFigure>
  );
};
