import { sum } from "d3-array";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { lastVertex } from "../../scene/line-run.ts";
import type { Box, LineMark, PlotScene, Point } from "../../scene/scene.ts";
import { quietItems, uncertaintyItems } from "../legend/explain-items.ts";
import { beyondNotes } from "../limits/beyond-notes.ts";
import { isInDomain } from "../scale/linear-scale.ts";
import { dataNotes, logNotes } from "../values/data-notes.ts";
import { valueWriter } from "../values/value-labels.ts";
import { endsWithValues, readLastValues } from "./last-values.ts";
import { layoutTimePlot } from "./layout-time-plot.ts";
import { layoutLineMark } from "./line-marks.ts";
import type { LineModel } from "./line-model.ts";
import { nameTimeEnds } from "../axis/name-ends.ts";
import { markValues } from "./name-extremes.ts";
import { layoutLineUncertainty } from "./line-uncertainty.ts";

const END_INSET = 6;

/** How many values the author's axis does not show; where there is none it is neither within the axis nor beyond it. */
const countBeyond = (
  { data: { cells }, isFixedDomain }: LineModel,
  [low, high]: readonly [number, number],
): number =>
  sum(isFixedDomain ? cells : [], ({ values }) =>
    sum(values, (value) => (value < low || value > high ? 1 : 0)),
  );

/** Whether something is seen of every line: a name beside the edge of the plot needs no more. */
const seesLines = ({ data, domain, isFixedDomain }: LineModel): boolean =>
  !isFixedDomain ||
  data.cells.every(
    ({ values }) => values.length === 0 || values.some((value) => isInDomain(domain, value)),
  );

/** The end of a line, at the edge of the plot where it runs on beyond. */
const endOf = ({ runs }: LineMark, { y, height }: Box): Point | undefined => {
  const end = lastVertex(runs);
  return end && { x: end.x, y: Math.min(Math.max(end.y, y), y + height) };
};

/**
 * The width of lines by the pixels from point to point: where they go up and down more often than can be seen apart, wide
 * ones close to a band. Those of before keep their width.
 */
const widthOf = (
  { data: { series }, positions: { length } }: LineModel,
  input: ChartInputOf<PlotScene["chartType"]>,
  toX: (category: number) => number,
): number | undefined => {
  if (!endsWithValues(input)) return undefined;
  const distance = Math.abs(toX(length - 1) - toX(0)) / length;
  if (distance < 1) return 1;
  if (series.length > 1 && distance < 2) return 1.25;
  return distance < (series.length > 4 ? 12 : 3) ? 1.5 : undefined;
};

/** Lines from their values to their pixels. */
export const layoutLineModel = (
  model: LineModel,
  input: ChartInputOf<PlotScene["chartType"]>,
): PlotScene => {
  const { data, dotRadius, isFixedDomain: isCut, usesBands } = model;
  const { locale } = input;
  return layoutTimePlot<LineMark>(model, input, {
    symbol: "line",
    explained: [
      ...quietItems(data, input),
      ...uncertaintyItems(
        { cells: data.cells.flatMap(({ list }) => (list ? [list] : [])) },
        input,
        usesBands ? "band" : "whisker",
      ),
    ],
    inset: END_INSET,
    isCut,
    cutAt: dotRadius + 1,
    seesEnds: seesLines(model),
    endOf,
    mayBeBelow: true,
    layoutMarks: ({ toX, y }) => {
      const places = {
        toX,
        y,
        words: input,
        dotRadius,
        isCut,
        writeMark: valueWriter(model, locale),
      };
      const width = widthOf(model, input, toX);
      return data.series.map(({ isQuiet }, index) => {
        const mark = layoutLineMark(data, index, places);
        const shaped = input.shapeLine?.(mark, y.toPixel);
        return shaped ?? { ...mark, width: isQuiet ? 1 : (width ?? mark.width) };
      });
    },
    values: readLastValues(model, input),
    nameEnds: endsWithValues(input) ? nameTimeEnds : undefined,
    markValues: (marks, written) => markValues(model, marks, { ...written, locale }),
    layoutUncertainty: (places) => layoutLineUncertainty(model, places),
    listNotes: (domain) => [
      ...dataNotes(data, input),
      ...logNotes([{ unit: model.unit, shown: data.shown }], input),
      ...beyondNotes(model, { domain, beyond: countBeyond(model, domain) }, input),
    ],
  });
};
