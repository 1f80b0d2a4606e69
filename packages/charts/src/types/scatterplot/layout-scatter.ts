import type { AxisLabels } from "../../parts/axis/time-labels.ts";
import { fitHorizontalAxis } from "../../parts/axis/fit-horizontal-axis.ts";
import { LABEL_GAP, TICK_SIZE } from "../../parts/text/type-sizes.ts";
import { tickText } from "../../parts/axis/tick-text.ts";
import { gridLine, gridRole, type ValueAxis, withoutTicks } from "../../parts/axis/value-axis.ts";
import { seriesItems } from "../../parts/legend/series-legend.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { dataNotes, isEmptyData, logNotes, pointNotes } from "../../parts/values/data-notes.ts";
import { makePlotScene } from "../../parts/frame/plot-scene.ts";
import {
  layoutVerticalFrame,
  type VerticalFrame,
  valueAxisOf,
} from "../../parts/frame/vertical-frame.ts";
import { layoutLegend } from "../../parts/legend/layout-legend.ts";
import { isInDomain, type LinearScale, makeAxisScale } from "../../parts/scale/linear-scale.ts";
import type {
  LegendItem,
  PlotScene,
  SceneAxis,
  SceneLegend,
  SceneLine,
  SceneNote,
} from "../../scene/scene.ts";
import { DOT_AREA } from "../../scene/read-scene.ts";
import { ASCENT, lineHeight } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { endsAtHalves } from "../../parts/values/value-extent.ts";
import { cloudLook, dotLook, isCloudy, layoutPoints } from "./layout-points.ts";
import { deriveScatterModel, type ScatterModel } from "./scatter-model.ts";

type Input = ChartInputOf<"scatterplot">;

/** Dots at the end of the axis stay whole. */
const EDGE = 6;
const INNER_SHARE = 0.62;
const MOST_INNER = 560;
const LEAST_INNER = 280;
/** Roughly what labels and titles take around the plot. */
const AROUND = 70;

const deriveXAxis = (model: ScatterModel, input: Input, width: number): ValueAxis => {
  const { domain, isFixedDomain: isFixed, unit } = model.x;
  const axis = fitHorizontalAxis(
    { domain, isFixed, halves: endsAtHalves(input), unit, locale: input.locale },
    () => ({
      width,
      beyond: EDGE,
    }),
  );
  return isEmptyData(model) ? withoutTicks(axis) : axis;
};

const layoutXLabels = (
  { ticks, labels }: ValueAxis,
  scale: LinearScale,
  [left, right]: readonly [number, number],
): AxisLabels => ({
  ticks: ticks.map((value) => ({ value, position: scale.toPixel(value) })),
  texts: ticks.map((tick, index) => {
    const label = labels[index] ?? "";
    const half = textWidth(label, TICK_SIZE) / 2;
    return tickText([label], {
      x: Math.min(Math.max(scale.toPixel(tick), left + half), right - half),
      y: LABEL_GAP + TICK_SIZE * ASCENT,
    });
  }),
  height: LABEL_GAP + lineHeight(TICK_SIZE),
});

const naturalHeight = (width: number): number =>
  Math.min(MOST_INNER, Math.max(LEAST_INNER, width * INNER_SHARE)) + AROUND;

const layoutFrame = (model: ScatterModel, input: Input, top: number): VerticalFrame =>
  layoutVerticalFrame({
    width: input.width,
    height: input.height ?? naturalHeight(input.width),
    top,
    right: EDGE,
    above: () => 0,
    isEmpty: isEmptyData(model),
    domain: model.y.domain,
    isFixedDomain: model.y.isFixedDomain,
    halves: endsAtHalves(input),
    unit: model.y.unit,
    categoryTitle: model.x.unit.title,
    locale: input.locale,
    layoutLabels: (range, frame) => {
      const axis = deriveXAxis(model, input, range[1] - range[0]);
      return layoutXLabels(axis, makeAxisScale(axis, range), frame);
    },
  });

const layoutScatterLegend = (
  model: ScatterModel,
  { config, width, t }: Input,
): SceneLegend | undefined => {
  const { size, segment } = model;
  const explained: LegendItem[] =
    size && !isCloudy(model)
      ? [
          {
            value: DOT_AREA,
            label: t("chart.dot-area", { measure: size.shown.label }),
            color: "ink-soft",
            symbol: "circle",
            visible: true,
            canToggle: false,
          },
        ]
      : [];
  if (!segment)
    return explained.length === 0
      ? undefined
      : layoutLegend({ title: "", items: explained, needed: true, width });
  const title = config.fields.segment?.showTitle === false ? "" : segment.label;
  const series = new Map(model.allSeries.map((one) => [one.value, one]));
  const look = isCloudy(model) ? cloudLook : dotLook;
  const items = seriesItems(model, "dot").map((own) => {
    const { outline: _, ...item } = own;
    const one = series.get(item.value);
    return one ? { ...item, ...look(one) } : item;
  });
  return layoutLegend({ title, items: [...items, ...explained], needed: true, width });
};

const verticalGrid = ({ plot, labels }: VerticalFrame): SceneLine[] =>
  labels.ticks.map(({ position, value }) =>
    gridLine(
      gridRole(Number(value)),
      { x: position, y: plot.y },
      { x: position, y: plot.y + plot.height },
    ),
  );

const xAxisOf = (
  { x: { shown } }: ScatterModel,
  { domain, range }: LinearScale,
  { labels }: VerticalFrame,
): SceneAxis => ({
  id: "x",
  side: "bottom",
  type: "value",
  componentId: shown.id,
  label: shown.label,
  domain,
  range,
  ticks: labels.ticks,
});

/** Which of the axes do not show zero. */
const cutNotes = (
  { x, y }: { x: LinearScale; y: LinearScale },
  model: ScatterModel,
  { t }: Input,
): SceneNote[] => {
  const isCut = (axis: "x" | "y", { domain }: LinearScale): boolean =>
    !model[axis].unit.isLog && !isInDomain(domain, 0);
  const cut = [
    ...(isCut("y", y) ? [model.y.shown.label] : []),
    ...(isCut("x", x) ? [model.x.shown.label] : []),
  ];
  const [measure] = cut;
  if (measure === undefined || isEmptyData(model)) return [];
  const text = cut.length > 1 ? t("chart.cut-axes") : t("chart.cut-axis.of", { measure });
  return [{ type: "cut-axis", text }];
};

/** Dots between two measures. */
export const layoutScatter = (input: Input): PlotScene => {
  const model = deriveScatterModel(input);
  const legend = layoutScatterLegend(model, input);
  const frame = layoutFrame(model, input, legend?.height ?? 0);
  const { plot, scale: y } = frame;
  const x = makeAxisScale(deriveXAxis(model, input, plot.width), [plot.x, plot.x + plot.width]);
  const marks = layoutPoints(model, input, { x, y });
  const notes = [
    ...dataNotes(model, input),
    ...logNotes([model.x, model.y], input),
    ...cutNotes({ x, y }, model, input),
  ];
  return makePlotScene(input, {
    height: frame.height,
    plot,
    axes: [valueAxisOf(frame, model.y.shown), xAxisOf(model, x, frame)],
    lines: [...frame.lines, ...verticalGrid(frame)],
    marks,
    texts: frame.texts,
    legend,
    notes: [...notes, ...pointNotes(model.beyondCount, input)],
  });
};
