import { type ForeignText, listForeignLabels, splitLanguages } from "@statelier/model";
import { LanguageParts } from "@statelier/ui/plain";
import { asPlot, isPlotNote } from "../scene/read-scene.ts";
import { Fragment, type ReactNode, useMemo, useRef, useState } from "react";
import type { ChartInput } from "../scene/chart-input.ts";
import { layoutScene } from "../chart/layout-scene.ts";
import type { ChartScene, PlotScene, SceneDatum } from "../scene/scene.ts";
import type { ChartForm } from "./chart-form.ts";
import type { GoRef } from "../interaction/go-ref.ts";
import type { MapLock } from "../interaction/map-lock.ts";
import styles from "./chart.module.css";
import type { PageDrawing, ChartControls } from "./page-drawing.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { PlotLegend } from "./plot-legend.tsx";
import { type ChartViewState, type ViewChange, useChartView } from "./use-chart-view.ts";
import { useForcedColors } from "../browser/use-forced-colors.ts";

export type InteractiveChartProps = {
  drawing: PageDrawing;
  input: ChartInput;
  /** Of this very input, where it has been laid out already. */
  scene?: ChartScene | undefined;
  /** Called with what the reader has chosen, to come back in the input's view; without it the chart keeps choices itself. */
  onChoose?: ((choice: ViewChange) => void) | undefined;
  /** What the author has opened to readers and this place keeps as it is. */
  fixed?: FixedParts | undefined;
  /** The form of the page whose parts its controls are. */
  form?: ChartForm | undefined;
  /** What it is called, as plain text: a table has its name from it. */
  name?: string | undefined;
  /** In the editor, of maps. */
  lock?: MapLock | undefined;
};

/** What readers cannot change in this chart, as something beside it does: series of the legend, the period. */
export type FixedParts = {
  legend?: boolean;
  period?: boolean;
  /** Marks stand at once where a choice puts them. */
  motion?: boolean;
};

const Notes = ({
  scene,
  foreign,
}: {
  scene: ChartScene;
  foreign: () => readonly ForeignText[];
}): ReactNode =>
  scene.notes
    .filter((note) => !isPlotNote(note))
    .map(({ text, language, onScreen }) => (
      <Fragment key={text}>
        {onScreen?.map((said) => (
          <p
            key={said.text}
            className={`${styles["note"]} ${styles["onScreen"]} ${said.isError ? styles["absent"] : ""}`}
          >
            {said.text}
          </p>
        ))}
        <p className={`${styles["note"]} ${onScreen ? styles["onPaper"] : ""}`} lang={language}>
          <LanguageParts parts={splitLanguages(text, foreign())} />
        </p>
      </Fragment>
    ));

const canToggleLegend = ({ config }: ChartInput): boolean =>
  config.interactiveFiltersConfig?.legend.active === true;

type PlotProps = {
  controls: ChartControls;
  scene: PlotScene;
  input: ChartInput;
  fixed: FixedParts;
  foreign: () => readonly ForeignText[];
  form: ChartForm | undefined;
  lock: MapLock | undefined;
} & Pick<ChartViewState, "motion" | "show" | "choose">;

/** Pixels from which on a chart is hardly seen whole: its player stays in sight, over the chart. */
const HIGHER_THAN_WINDOW = 900;

const InteractivePlot = ({
  controls: { Zoom, Period, Animation },
  scene,
  input,
  fixed,
  foreign,
  form,
  lock,
  motion,
  show,
  choose,
}: PlotProps): ReactNode => {
  const [series, setSeries] = useState<string>();
  const goRef: GoRef = useRef(undefined);
  const canToggle = !fixed.legend && canToggleLegend(input);
  const { legend } = scene;
  const chooseSeries = (choice: ViewChange): void => {
    setSeries(undefined);
    choose(choice);
  };
  const key =
    legend && (canToggle || legend.isFolded || legend.drawn.length > 0) ? (
      <PlotLegend
        legend={legend}
        input={input}
        form={form}
        onChoose={canToggle ? chooseSeries : undefined}
        onPoint={setSeries}
      />
    ) : null;
  const renderFigure = (onReach?: (datum: SceneDatum) => void): ReactNode => (
    <PlotFigure
      scene={scene}
      t={input.t}
      foreign={foreign}
      series={series}
      duration={motion ?? (fixed.motion ? 0 : undefined)}
      onReach={onReach}
      goRef={goRef}
    />
  );
  return (
    <>
      {legend?.isFolded ? null : key}
      {Zoom ? (
        <Zoom
          scene={scene}
          t={input.t}
          onMove={(extent) => show({ extent })}
          lock={lock}
          goRef={goRef}
        >
          {renderFigure}
        </Zoom>
      ) : (
        renderFigure()
      )}
      {legend?.isFolded ? key : null}
      {Period && !fixed.period ? (
        <Period
          input={input}
          scene={scene}
          onMove={(timeRange) => show({ timeRange })}
          onRest={(timeRange) => choose({ timeRange })}
        />
      ) : null}
      {Animation ? (
        <Animation
          input={input}
          isInSight={scene.height > HIGHER_THAN_WINDOW}
          form={form}
          onShow={(animationValue, duration) => show({ animationValue }, duration)}
          onRest={(animationValue) => choose({ animationValue })}
        />
      ) : null}
    </>
  );
};

/** Among very many dates nobody looks for words of other languages before there is a sentence. */
const listLater = (components: ChartInput["components"]): (() => readonly ForeignText[]) => {
  let list: ForeignText[] | undefined;
  return () => (list ??= listForeignLabels(components));
};

/** Narrower charts have the sheet of an observation under them instead of over them. A container query would do, but makes the browser style a drawing while it lays out the page. */
const LEAST_WIDE = 480;

/** A chart that answers to mouse, touch and keyboard; without a script it is the finished drawing. */
export const InteractiveChart = ({
  drawing,
  input: given,
  scene: laid,
  onChoose,
  fixed = {},
  form,
  name,
  lock,
}: InteractiveChartProps): ReactNode => {
  const patterns = useForcedColors();
  // On paper the reader's system takes no colours away.
  const distinct = useMemo(() => (patterns ? { patterns, ...given } : given), [given, patterns]);
  const { input, motion, show, choose } = useChartView(distinct, onChoose);
  const known = input === given ? laid : undefined;
  const scene = useMemo(() => known ?? layoutScene(drawing, input), [drawing, input, known]);
  const plot = asPlot(scene);
  const { components } = input;
  const foreign = useMemo(() => listLater(components), [components]);
  const { Figure } = drawing;
  if (!plot && !Figure) throw new Error("Pages show what `loadPageDrawing` answers.");
  return (
    <div className={styles["chart"]} data-narrow={scene.width < LEAST_WIDE ? "" : undefined}>
      {plot ? (
        <InteractivePlot
          controls={drawing}
          scene={plot}
          input={input}
          fixed={fixed}
          foreign={foreign}
          form={form}
          lock={lock}
          motion={motion}
          show={show}
          choose={choose}
        />
      ) : null}
      {Figure ? (
        <Figure
          scene={scene}
          input={input}
          form={form}
          name={name}
          isTyping={motion !== undefined}
          onShow={show}
          onChoose={choose}
        />
      ) : null}
      <Notes scene={scene} foreign={foreign} />
    </div>
  );
};
