import type { ChartInputOf } from "../chart-input.ts";
import { type ChartData, readChartData } from "../data/chart-data.ts";
import { cellValues, pointExtent } from "../data/value-extent.ts";
import { nameGaps } from "../data/fill-calendar.ts";
import { type AxisUnit, deriveAxisUnit } from "../axis/axis-unit.ts";
import {
  type DrawnLimit,
  limitExtent,
  resolveLimits,
  writeLimitsInScale,
} from "../limits/resolve-limits.ts";
import { readTimePositions, type TimePositions } from "./time-axis.ts";

/** A chart of lines in values, no pixels. */
export type LineModel = TimePositions & {
  domain: readonly [number, number];
  isFixedDomain: boolean;
  limits: readonly DrawnLimit[];
  unit: AxisUnit;
  legendTitle: string;
  showsValues: boolean;
  /** Uncertainty as bands, because the points lie too close together for whiskers. */
  usesBands: boolean;
  /** Radius of the dot on each vertex; 0 for none. */
  dotRadius: number;
};

const DOT_RADIUS = { Small: 2, Medium: 3, Large: 4 };

/** Whiskers stand this far apart at least; closer points get a band. */
const LEAST_DISTANCE = 18;

const needsBands = ({ positions }: TimePositions, width: number): boolean => {
  const extent = (positions.at(-1) ?? 0) - (positions[0] ?? 0);
  const steps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  return steps.some((step) => (step / extent) * width < LEAST_DISTANCE);
};

/** The extent of lines and of the limits that are drawn with them. */
export const lineExtent = (
  { cells, shown }: ChartData,
  limits: readonly DrawnLimit[],
): readonly [number, number] =>
  pointExtent([...cellValues(cells), ...limits.flatMap(limitExtent)], shown.measure);

/** Reads a line chart; lines always run in the order of time. */
export const deriveLineModel = (input: ChartInputOf<"line">): LineModel => {
  const { x, y, segment, color } = input.config.fields;
  const category = { ...x, sorting: undefined };
  const data = nameGaps(readChartData(input, { category, measure: y, segment, color }), input);
  const limits = resolveLimits(input, data, { hasBands: false });
  const domain = y.customDomain ?? lineExtent(data, limits);
  const unit = deriveAxisUnit({ ...data.shown, domain }, input.t);
  const time = readTimePositions(data);
  return {
    ...time,
    usesBands: needsBands(time, input.width),
    limits: writeLimitsInScale(limits, unit, input.locale),
    domain,
    isFixedDomain: y.customDomain !== undefined,
    unit,
    legendTitle: segment?.showTitle === false ? "" : (data.segment?.label ?? ""),
    showsValues: y.showValues === true && data.series.length === 1,
    dotRadius: y.showDots ? DOT_RADIUS[y.showDotsSize ?? "Medium"] : 0,
  };
};
