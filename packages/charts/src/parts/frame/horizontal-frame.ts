import type { ChartConfig } from "@statelier/document";
import { kindTraits, type Locale } from "@statelier/model";
import type { Box, SceneAxis, SceneText } from "../../scene/scene.ts";
import { titleOfCategories } from "../axis/title-of-categories.ts";
import { fitHorizontalAxis } from "../axis/fit-horizontal-axis.ts";
import { layoutHorizontalHead } from "../axis/horizontal-head.ts";
import { type LabelColumn, measureLabelColumn, measureDirectNames } from "../axis/label-column.ts";
import { type ValueAxis, withoutTicks } from "../axis/value-axis.ts";
import { type BandOptions, type BandScale, makeBandScale } from "../scale/band-scale.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import { lineHeight } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "../text/type-sizes.ts";
import type { AxisUnit } from "../values/axis-unit.ts";
import type { ChartData } from "../values/chart-data.ts";
import { isEmptyData } from "../values/data-notes.ts";
import { endsAtHalves } from "../values/value-extent.ts";

const LEAST_INNER = 40;

/** Pixels beyond the ends of the marks that their values take. */
export type ValueRoom = { left: number; right: number };

type RowsModel = {
  data: ChartData;
  domain: readonly [number, number];
  isFixedDomain: boolean;
  unit: AxisUnit;
  /** Where it is not derived from the domain. */
  axis?: ValueAxis;
};

type FrameInput = {
  config: ChartConfig;
  locale: Locale;
  width: number;
  /** Pixels of the drawing; by rule when absent. */
  height?: number | undefined;
  top: number;
  values: ValueRoom;
  /** Pixels from one row to the next where no height is given. */
  rowStep: (column: LabelColumn) => number;
  /** Pixels under the rows. */
  footOf: (axis: ValueAxis) => number;
  band: BandOptions;
  /** Names by today's rules: on one line, or short, or over their bars on phones. */
  hasDirectNames?: boolean;
};

/** Rows with their names at left, and numbers over them. */
export type HorizontalFrame = {
  plot: Box;
  axis: ValueAxis;
  band: BandScale;
  column: LabelColumn;
  texts: SceneText[];
  height: number;
};

/** Pixels from one row of a single mark to the next: less where there are many. */
export const plainRowStep = (count: number, { mostLines }: LabelColumn): number =>
  Math.max(count <= 12 ? 32 : count <= 40 ? 26 : 20, mostLines * lineHeight(TICK_SIZE) + 4);

const halfWidth = (label: string | undefined): number => textWidth(label ?? "", TICK_SIZE) / 2;

/** What stands beside the plot, and where the numbers at the ends of its axis need more. */
const sidesOf = ({ labels }: ValueAxis, least: ValueRoom): ValueRoom => ({
  left: Math.max(least.left, halfWidth(labels[0])),
  right: Math.max(least.right, halfWidth(labels.at(-1))),
});

const fitAxis = (
  { data, domain, isFixedDomain: isFixed, unit, axis: given }: RowsModel,
  { locale, width, config }: FrameInput,
  least: ValueRoom,
): ValueAxis => {
  if (given) return given;
  const axis = fitHorizontalAxis(
    { domain, isFixed, halves: endsAtHalves({ config }), unit, locale },
    (own) => {
      const { left, right } = sidesOf(own, least);
      return { width: width - left - right, beyond: right };
    },
  );
  return isEmptyData(data) ? withoutTicks(axis) : axis;
};

export const layoutHorizontalFrame = (model: RowsModel, input: FrameInput): HorizontalFrame => {
  const { data } = model;
  const { top, values } = input;
  const arePlaces = data.category !== undefined && kindTraits(data.category).isGeographical;
  const column =
    (input.hasDirectNames && measureDirectNames({ ...data, arePlaces }, input.width)) ||
    measureLabelColumn(data.categories, input.width);
  const beside = column.isOver ? 0 : column.width + LABEL_GAP;
  const over = column.isOver ? column.mostLines * lineHeight(TICK_SIZE) + LABEL_GAP / 2 : 0;
  const least = { left: beside + values.left, right: values.right };
  const axis = fitAxis(model, input, least);
  const { left, right } = sidesOf(axis, least);
  const head = layoutHorizontalHead({
    valueTitle: model.unit.title,
    categoryTitle: titleOfCategories(data.category, input),
    top,
    width: input.width,
    hasNumbers: !model.axis,
    beside: left - halfWidth(axis.labels[0]) - LABEL_GAP,
  });
  const count = Math.max(1, data.categories.length);
  const foot = input.footOf(axis);
  const lowest = over + column.mostLines * lineHeight(TICK_SIZE) + 2;
  const step =
    input.height === undefined
      ? input.rowStep(column)
      : Math.max(lowest, (input.height - head.height - foot) / count);
  const plot = {
    x: left,
    y: top + head.height,
    width: Math.max(1, input.width - left - right),
    height: Math.max(LEAST_INNER, count * step),
  };
  const bandwidth = over === 0 ? Infinity : (step - over) * (1 - input.band.padding);
  const band = makeBandScale(
    data.categories.length,
    [plot.y + over / 2, plot.y + plot.height + over / 2],
    { ...input.band, maxBandwidth: Math.min(bandwidth, input.band.maxBandwidth ?? Infinity) },
  );
  return { plot, axis, band, column, texts: head.texts, height: plot.y + plot.height + foot };
};

/** Numbers over the plot, categories at its left. */
export const horizontalAxesOf = (
  { data }: RowsModel,
  { plot, axis, band }: Pick<HorizontalFrame, "plot" | "axis" | "band">,
  { scale, categoryId }: { scale: LinearScale; categoryId: string },
): SceneAxis[] => [
  {
    id: "x",
    side: "top",
    type: "value",
    componentId: data.shown.id,
    label: data.shown.label,
    domain: axis.domain,
    range: scale.range,
    ticks: axis.ticks.map((value) => ({ value, position: scale.toPixel(value) })),
  },
  {
    id: "y",
    side: "left",
    type: "category",
    componentId: categoryId,
    label: data.category?.label ?? "",
    range: [plot.y, plot.y + plot.height],
    ticks: data.categories.map(({ value }, index) => ({ value, position: band.center(index) })),
  },
];
