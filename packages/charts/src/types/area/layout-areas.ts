import { outlinePaint } from "../../parts/color/mark-paint.ts";
import { layoutTimePlot, type TimePlaces } from "../../parts/lines/layout-time-plot.ts";
import { splitRuns } from "../../parts/lines/line-marks.ts";
import { clampToRange } from "../../parts/scale/linear-scale.ts";
import { spanNotes } from "../../parts/stacks/span-notes.ts";
import { dataNotes } from "../../parts/values/data-notes.ts";
import { makeDatum } from "../../parts/values/make-datum.ts";
import type { Words } from "../../parts/values/readable-quantity.ts";
import type { ChartInput, ChartInputOf } from "../../scene/chart-input.ts";
import type { AreaMark, AreaVertex, Box, PlotScene, Point, SceneNote } from "../../scene/scene.ts";
import { type AreaModel, deriveAreaModel } from "./area-model.ts";

const HIT = 3;

type Places = Pick<TimePlaces, "toX" | "y">;

const layoutRuns = (
  { data, spans, isPercent }: AreaModel,
  series: number,
  { toX, y, words }: Places & { words: Words },
): AreaVertex[][] =>
  splitRuns(
    data.cells[series]?.map((cell) => cell?.value ?? Number.NaN) ?? [],
    (category) => data.categories[category]?.isGap === true,
  ).map((categories) =>
    Array.from(categories, (category): AreaVertex => {
      const cell = data.cells[series]?.[category];
      const span = spans[series]?.[category];
      const { from, to } = span ?? { from: 0, to: 0 };
      const at = { x: toX(category), y: y.toPixel(to) };
      const base = y.toPixel(from);
      if (!cell || cell.isImputed) return { at, base };
      const ends = [clampToRange(y, from), clampToRange(y, to)] as const;
      const top = Math.min(...ends);
      const height = Math.max(...ends) - top;
      const bounds = { x: at.x - HIT, y: top, width: 2 * HIT, height };
      const place = { series, category, anchor: at, bounds };
      return { at, base, datum: makeDatum({ data, isPercent, words }, cell, place) };
    }),
  );

const layoutMarks = (model: AreaModel, places: Places & { words: Words }): AreaMark[] =>
  model.data.series.map((series, index) => {
    const outline = outlinePaint(series.color);
    return {
      shape: "area",
      series: series.value,
      seriesLabel: series.label,
      color: series.color,
      ...(outline ? { outline } : {}),
      ...(model.data.segment ? { separator: "paper" as const } : {}),
      runs: layoutRuns(model, index, places),
    };
  });

/** Whether something is seen of the end of every area, where its name can stand beside it. */
const seesEnds = ({ spans, domain: [low, high], isCut }: AreaModel): boolean =>
  !isCut ||
  spans.every((row) => {
    const last = row.findLast((span) => span !== undefined);
    return !last || (Math.max(last.from, last.to) >= low && Math.min(last.from, last.to) <= high);
  });

/** The middle of an area's right edge, as much as is seen of it. */
const rightEdge = ({ runs }: AreaMark, { y, height }: Box): Point | undefined => {
  const last = runs.at(-1)?.at(-1);
  if (!last) return undefined;
  const [far, near] = [last.at.y, last.base].map((end) => Math.min(Math.max(end, y), y + height));
  return { x: last.at.x, y: ((far ?? y) + (near ?? y)) / 2 };
};

/** A filled gap is named as such instead of as missing. */
const areaNotes = ({ data, imputation }: AreaModel, { t }: Pick<ChartInput, "t">): SceneNote[] => {
  const count = data.cells.flat().filter((cell) => cell?.isImputed).length;
  if (count === 0 || imputation === "none") return dataNotes(data, { t });
  const text = t(`chart.imputed.${imputation}`, { count });
  return [{ type: "imputed", text }, ...dataNotes({ ...data, missingCount: 0 }, { t })];
};

/** Areas over time on top of one another, named at their right edge where there is room. */
export const layoutAreas = (input: ChartInputOf<"area">): PlotScene => {
  const model = deriveAreaModel(input);
  return layoutTimePlot(model, input, {
    symbol: "square",
    inset: 0,
    isCut: model.isCut,
    cutAt: 0,
    seesEnds: seesEnds(model),
    endOf: rightEdge,
    mayBeBelow: false,
    layoutMarks: ({ toX, y }) => layoutMarks(model, { toX, y, words: input }),
    listNotes: (domain) => [...areaNotes(model, input), ...spanNotes(model, domain, input)],
  });
};
