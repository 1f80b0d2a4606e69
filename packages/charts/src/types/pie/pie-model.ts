import { sum } from "d3-array";
import { pie } from "d3-shape";
import { type AxisUnit, deriveAxisUnit } from "../../parts/values/axis-unit.ts";
import { barValue, shareDecimals, shareText } from "../../parts/values/value-labels.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import {
  type ChartCell,
  type ChartData,
  type ChartSeries,
  readChartData,
} from "../../parts/values/chart-data.ts";

/** A slice in angles: radians, clockwise from twelve o'clock. */
export type PieSlice = {
  series: ChartSeries;
  /** Place among the visible series. */
  index: number;
  category: number;
  cell: ChartCell;
  startAngle: number;
  endAngle: number;
};

export type PieModel = {
  data: ChartData;
  slices: readonly PieSlice[];
  /** Values that no slice can show. */
  negativeCount: number;
  /** Values that would be slices without an angle, beside others. */
  zeroCount: number;
  /** There are values, all of them zero: shares of nothing. */
  isAllZero: boolean;
  total: number;
  /** Of all shares alike. */
  shareDecimals: number;
  unit: AxisUnit;
  /** The measure with its unit. */
  title: string;
};

type Found = Pick<PieSlice, "series" | "index" | "category" | "cell">;

const findCells = ({ series, cells, categories }: ChartData): Found[] => {
  const places = new Map(categories.map(({ value }, place) => [value, place]));
  return series.flatMap((one, index) => {
    const cell = cells[index]?.[0];
    return cell ? [{ series: one, index, category: places.get(one.value) ?? -1, cell }] : [];
  });
};

/** In their own order, from twelve o'clock. */
const layoutAngles = pie<Found>()
  .sort(null)
  .value(({ cell }) => cell.value);

/** Reads a pie: one slice per segment value, in the order of the segment. */
export const derivePieModel = (input: ChartInputOf<"pie">): PieModel => {
  const { y, segment, color } = input.config.fields;
  const read = readChartData(input, { category: segment, measure: y, segment, color, isOne: true });
  const all = findCells(read);
  const found = all.filter(({ cell }) => cell.value >= 0);
  const total = sum(found, ({ cell }) => cell.value);
  const isAllZero = found.length > 0 && total === 0;
  const drawn = found.filter(({ cell }) => cell.value > 0);
  const slices = layoutAngles(isAllZero ? [] : drawn).map(
    ({ data, startAngle, endAngle }): PieSlice => ({
      ...data,
      startAngle,
      endAngle,
      cell: { row: data.cell.row, raw: data.cell.raw, value: (100 * data.cell.value) / total },
    }),
  );
  const domain = y.showValues ? ([0, total] as const) : ([0, 0] as const);
  const unit = deriveAxisUnit({ ...read.shown, domain }, input.t);
  return {
    data: read,
    slices,
    total,
    shareDecimals: shareDecimals(slices.map(({ cell }) => cell.value)),
    isAllZero,
    zeroCount: isAllZero ? 0 : found.length - drawn.length,
    negativeCount: all.length - found.length,
    unit,
    title: unit.tickUnit === "" ? unit.title : `${unit.title} (${unit.tickUnit})`,
  };
};

/** The share of a slice, after its value where the author wants values. */
export const pieText = (
  model: PieModel,
  { cell }: PieSlice,
  { locale, config }: ChartInputOf<"pie">,
): string => {
  const share = shareText(cell.value, model.shareDecimals, locale);
  return config.fields.y.showValues ? `${barValue(model, cell.raw, locale)} (${share})` : share;
};
