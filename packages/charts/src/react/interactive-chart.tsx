import { type ReactNode, useMemo, useState } from "react";
import type { ChartInput, ChartView } from "../chart-input.ts";
import { toggleValue } from "../interaction/toggle-value.ts";
import { layoutScene } from "../layout-scene.ts";
import type { ColorMode } from "../paint/resolve-paint.ts";
import type { PlotScene, SceneNote } from "../scene.ts";
import type { AnyChartDrawing } from "../types/chart-drawing.ts";
import styles from "./chart.module.css";
import { ChartLegend } from "./chart-legend.tsx";
import { PlotFigure } from "./plot-figure.tsx";
import { TableChart } from "./table-chart.tsx";

export type InteractiveChartProps = {
  drawing: AnyChartDrawing;
  input: ChartInput;
  /** The page's colours by default, so that one markup serves both themes. */
  colors?: ColorMode;
  /** Called with the whole view after the reader has changed it; without it the chart keeps the view itself. */
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Called with the switched-off values alone. */
  onHiddenValuesChange?: ((hiddenValues: string[]) => void) | undefined;
};

const Notes = ({ notes }: { notes: readonly SceneNote[] }): ReactNode =>
  notes
    .filter(({ type }) => type !== "empty" && type !== "all-missing")
    .map(({ type, text }) => (
      <p key={type} className={styles["note"]}>
        {text}
      </p>
    ));

const canToggleLegend = ({ config }: ChartInput): boolean =>
  config.interactiveFiltersConfig?.legend.active === true;

type PlotProps = {
  scene: PlotScene;
  input: ChartInput;
  colors: ColorMode;
  onToggle: (value: string) => void;
};

const InteractivePlot = ({ scene, input, colors, onToggle }: PlotProps): ReactNode => {
  const [series, setSeries] = useState<string>();
  const canToggle = canToggleLegend(input);
  const { legend } = scene;
  return (
    <>
      {legend && (canToggle || legend.drawn.length > 0) ? (
        <ChartLegend
          legend={legend}
          theme={input.theme}
          colors={colors}
          t={input.t}
          onToggle={canToggle ? onToggle : undefined}
          onPoint={setSeries}
        />
      ) : null}
      <PlotFigure scene={scene} t={input.t} colors={colors} series={series} />
    </>
  );
};

/** A chart that answers to mouse, touch and keyboard; without a script it is the finished drawing. */
export const InteractiveChart = ({
  drawing,
  input,
  colors = "variables",
  onViewChange,
  onHiddenValuesChange,
}: InteractiveChartProps): ReactNode => {
  const [ownView, setOwnView] = useState<Partial<ChartView>>();
  const shown = useMemo<ChartInput>(
    () => (ownView ? { ...input, view: { ...input.view, ...ownView } } : input),
    [input, ownView],
  );
  const { view } = shown;
  const scene = useMemo(() => layoutScene(drawing, shown), [drawing, shown]);
  const change = (part: Partial<ChartView>): void => {
    const isHiddenOwn = onViewChange === undefined && onHiddenValuesChange === undefined;
    if (onViewChange) onViewChange({ ...view, ...part });
    else if (isHiddenOwn || part.hiddenValues === undefined) setOwnView({ ...ownView, ...part });
    if (part.hiddenValues) onHiddenValuesChange?.([...part.hiddenValues]);
  };
  if (scene.type === "table") {
    return (
      <div className={styles["chart"]}>
        <TableChart scene={scene} t={input.t} onChange={change} />
        <Notes notes={scene.notes} />
      </div>
    );
  }
  const values = scene.legend?.items.filter(({ canToggle }) => canToggle).map(({ value }) => value);
  return (
    <div className={styles["chart"]}>
      <InteractivePlot
        scene={scene}
        input={input}
        colors={colors}
        onToggle={(value) =>
          change({ hiddenValues: toggleValue(view.hiddenValues, value, values ?? []) })
        }
      />
      <Notes notes={scene.notes} />
    </div>
  );
};
