import { layoutLineModel } from "../../parts/lines/layout-line-model.ts";
import { readLineData } from "../../parts/lines/line-data.ts";
import { lineEnds, lineExtent, type LineModel } from "../../parts/lines/line-model.ts";
import { limitsOf } from "../../parts/limits/limit-parts.ts";
import { readTimePositions, type TimePositions } from "../../parts/time/time-axis.ts";
import { deriveAxisUnit } from "../../parts/values/axis-unit.ts";
import { logOf } from "../../parts/values/log-parts.ts";
import { nameGaps } from "../../parts/values/name-gaps.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { PlotScene } from "../../scene/scene.ts";

const DOT_RADIUS = { Small: 2, Medium: 3, Large: 4 };

/** Whiskers stand this far apart at least; closer points get a band. */
const LEAST_DISTANCE = 18;

const needsBands = ({ positions }: TimePositions, width: number): boolean => {
  const extent = (positions[positions.length - 1] ?? 0) - (positions[0] ?? 0);
  for (let index = 1; index < positions.length; index += 1) {
    const step = (positions[index] ?? 0) - (positions[index - 1] ?? 0);
    if ((step / extent) * width < LEAST_DISTANCE) return true;
  }
  return false;
};

/** Reads a line chart; lines always run in the order of time. */
const deriveLineModel = (input: ChartInputOf<"line">): LineModel => {
  const { x, y, segment, color } = input.config.fields;
  const category = { ...x, sorting: undefined };
  const data = nameGaps(readLineData(input, { category, measure: y, segment, color }), input);
  const limits = limitsOf(input)?.resolve(input, data, { hasBands: false }) ?? [];
  const ends = lineEnds(data, limits);
  const domain = y.customDomain ?? lineExtent(ends, data, input);
  const log = logOf(input);
  const isLog = log?.extent([...ends, ...domain], data.shown.measure, input.config) !== undefined;
  const derive = (isLog && log?.deriveUnit) || deriveAxisUnit;
  const unit = derive({ ...data.shown, domain }, input.t);
  const time = readTimePositions(data);
  return {
    ...time,
    usesBands: needsBands(time, input.width),
    limits: limitsOf(input)?.writeInScale(limits, unit, input.locale) ?? [],
    domain,
    isFixedDomain: y.customDomain !== undefined,
    unit,
    legendTitle: segment?.showTitle === false ? "" : (data.segment?.label ?? ""),
    showsValues: y.showValues === true,
    dotRadius: y.showDots ? DOT_RADIUS[y.showDotsSize ?? "Medium"] : 0,
  };
};

/** Lines over time, one per series. */
export const layoutLines = (input: ChartInputOf<"line">): PlotScene =>
  layoutLineModel(deriveLineModel(input), input);
