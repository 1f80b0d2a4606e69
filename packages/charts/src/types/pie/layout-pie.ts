import { onCircle } from "../../scene/on-circle.ts";
import { TITLE_SIZE, VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { layoutSeriesLegend } from "../../parts/legend/series-legend.ts";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { shareText, valueText } from "../../parts/values/value-labels.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { separatorPaint } from "../../parts/color/mark-paint.ts";
import { dataNotes, shareNotes } from "../../parts/values/data-notes.ts";
import { changeDatum } from "../../scene/change-datum.ts";
import { makeDatum } from "../../parts/values/make-datum.ts";
import type { Words } from "../../parts/values/readable-quantity.ts";
import { makePlotScene } from "../../parts/frame/plot-scene.ts";
import { axisTitleText } from "../../parts/frame/vertical-frame.ts";
import type {
  Box,
  PlotScene,
  Point,
  SceneAxis,
  SceneLegend,
  SceneNote,
  SceneText,
  SliceMark,
} from "../../scene/scene.ts";
import { centerBaseline, lineHeight, textBox } from "../../parts/text/text-box.ts";
import { wrapText } from "../../parts/text/wrap-text.ts";
import { derivePieModel, type PieModel, type PieSlice, pieText } from "./pie-model.ts";
import {
  LEADER_SPACE,
  layoutSliceLabels,
  measureSliceLabels,
  middleAngle,
  type SliceLabels,
} from "./slice-labels.ts";

const HEIGHT_SHARE = 0.5;
const LEAST_HEIGHT = 220;
const MOST_HEIGHT = 400;
const LEAST_HEIGHT_GIVEN = 40;
const LEAST_RADIUS = 56;
/** Names give way before the pie gets smaller than this share of the width. */
const RADIUS_SHARE = 0.2;
const MARGIN = 10;
/** Room around a pie whose shares stand at its edge. */
const SHARES_ROOM = 40;
const HIT = 8;
const HIT_SHARE = 0.65;

type Pie = { center: Point; radius: number };

const layoutSlice = (
  { data, shareDecimals }: PieModel,
  slice: PieSlice,
  { center, radius, words }: Pie & { words: Words },
): SliceMark => {
  const { series, index, category, cell, startAngle, endAngle } = slice;
  const anchor = onCircle(center, radius * HIT_SHARE, middleAngle(slice));
  const bounds = { x: anchor.x - HIT, y: anchor.y - HIT, width: 2 * HIT, height: 2 * HIT };
  const writeMark = (value: number): string => shareText(value, shareDecimals, words.locale);
  const datum = makeDatum({ data, isPercent: true, words, writeMark }, cell, {
    series: index,
    category,
    anchor,
    bounds,
  });
  return {
    shape: "slice",
    datum: changeDatum(datum, { seriesLabel: "" }),
    center,
    radius,
    startAngle,
    endAngle,
    color: series.color,
    outline: separatorPaint(series.color),
  };
};

/** Shares at the edge of the pie, as many as stand apart. */
const layoutShares = (
  model: PieModel,
  input: ChartInputOf<"pie">,
  { center, radius }: Pie,
): SceneText[] => {
  const texts = model.slices.map((slice): SceneText => {
    const angle = middleAngle(slice);
    const { x, y } = onCircle(center, radius + VALUE_SIZE, angle);
    return {
      ...valueText(pieText(model, slice, input), x, centerBaseline(y, VALUE_SIZE)),
      anchor: Math.abs(Math.sin(angle)) < 0.3 ? "middle" : angle < Math.PI ? "start" : "end",
    };
  });
  const isInside = ({ x, width }: Box): boolean => x >= 0 && x + width <= input.width;
  return keepClear(
    texts.filter((text) => isInside(textBox(text))),
    [],
  );
};

const pieAxes = ({ data, total }: PieModel): SceneAxis[] => [
  {
    id: "x",
    side: "around",
    type: "category",
    componentId: data.segment?.id ?? "",
    label: data.segment?.label ?? "",
    range: [0, 2 * Math.PI],
    ticks: [],
  },
  {
    id: "y",
    side: "around",
    type: "value",
    componentId: data.shown.id,
    label: data.shown.label,
    domain: [0, total],
    range: [0, 2 * Math.PI],
    ticks: [],
  },
];

const layoutPieLegend = (
  { data }: PieModel,
  { config, width }: ChartInputOf<"pie">,
  needed: boolean,
): SceneLegend | undefined => {
  const legendTitle = config.fields.segment.showTitle === false ? "" : (data.segment?.label ?? "");
  return layoutSeriesLegend({ data, legendTitle }, { symbol: "square", needed, width });
};

const pieNotes = (model: PieModel, input: ChartInputOf<"pie">): SceneNote[] => {
  const notes = dataNotes(model.data, input);
  const { negativeCount: count, isAllZero, zeroCount } = model;
  return [
    ...(isAllZero ? [{ type: "all-zero" as const, text: input.t("chart.all-zero") }] : []),
    ...notes,
    ...shareNotes(model.data, input),
    ...(zeroCount > 0
      ? [{ type: "zero-slices" as const, text: input.t("chart.zero-slices", { count: zeroCount }) }]
      : []),
    ...(count > 0
      ? [{ type: "negative" as const, text: input.t("chart.negative", { count }) }]
      : []),
  ];
};

const placePie = (
  width: number,
  { y, height }: { y: number; height: number },
  labels: SliceLabels | undefined,
): Pie => {
  const beside = labels ? labels.width + LEADER_SPACE : SHARES_ROOM;
  const around = labels ? MARGIN : VALUE_SIZE * 2;
  const radius = Math.max(1, Math.min(width / 2 - beside, height / 2 - around));
  return { center: { x: width / 2, y: y + height / 2 }, radius };
};

/** Slices clockwise in the order of the segment, with names and shares beside them where there is room. */
export const layoutPie = (input: ChartInputOf<"pie">): PlotScene => {
  const model = derivePieModel(input);
  const { width } = input;
  const title = wrapText(model.title, { width, size: TITLE_SIZE });
  const titleHeight = title.length * lineHeight(TITLE_SIZE) + MARGIN;
  const natural = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, width * HEIGHT_SHARE));
  const height = Math.max(
    LEAST_HEIGHT_GIVEN,
    input.height === undefined ? natural : input.height - titleHeight,
  );
  const leastRadius = Math.min(Math.max(LEAST_RADIUS, width * RADIUS_SHARE), height / 2 - MARGIN);
  const labels = measureSliceLabels(model, input, { leastRadius, height });
  const legend = layoutPieLegend(model, input, labels === undefined);
  const top = legend?.height ?? 0;
  const y = top + titleHeight;
  const pie = placePie(width, { y, height }, labels);
  const { center, radius } = pie;
  const named = labels && layoutSliceLabels(labels, { ...pie, top: y, bottom: y + height });
  const plot = {
    x: center.x - radius,
    y: center.y - radius,
    width: 2 * radius,
    height: 2 * radius,
  };
  const notes = pieNotes(model, input);
  return makePlotScene(input, {
    height: y + height,
    plot,
    axes: pieAxes(model),
    marks: model.slices.map((slice) => layoutSlice(model, slice, { ...pie, words: input })),
    overlays: named?.lines ?? [],
    texts: [axisTitleText(title, top), ...(named?.texts ?? layoutShares(model, input, pie))],
    legend,
    notes,
    room: { x: 0, y, width, height },
  });
};
