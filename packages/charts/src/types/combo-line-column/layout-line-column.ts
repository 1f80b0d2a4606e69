import { nameYears } from "../../parts/axis/name-ends.ts";
import { layoutCategoryLabels } from "../../parts/axis/category-labels.ts";
import { BAND_OPTIONS } from "../../parts/bars/bar-bands.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { outlinePaint } from "../../parts/color/mark-paint.ts";
import type { ChartData } from "../../parts/values/chart-data.ts";
import { categoryAxisOf } from "../../parts/frame/vertical-frame.ts";
import { endsAtHalves } from "../../parts/values/value-extent.ts";
import { fillCalendar } from "../../parts/values/fill-calendar.ts";
import { makeDatum } from "../../parts/values/make-datum.ts";
import type { Words } from "../../parts/values/readable-quantity.ts";
import { toLineData } from "../../parts/lines/line-data.ts";
import { layoutLineMark } from "../../parts/lines/line-marks.ts";
import { type BandScale, makeBandScale } from "../../parts/scale/band-scale.ts";
import { clampToRange, type LinearScale } from "../../parts/scale/linear-scale.ts";
import type { PlotScene, RectMark, SceneMark } from "../../scene/scene.ts";
import { readComboData } from "../../parts/measures/read-measures.ts";
import { paleColumns, standsBack } from "../../parts/measures/shared-axis.ts";
import { type DualFrame, layoutDualFrame, makeDualScene } from "../../parts/measures/dual-frame.ts";

/** Narrower columns have no room for an outline beside their fill. */
const LEAST_OUTLINED = 8;

/** Over days that are closer than a pixel a wide line is a band. */
const lineWidth = ({ step }: BandScale): number => (step < 1 ? 1 : 2.5);

/** Columns that stand back lie under the line with their outlines. */
type Places = { band: BandScale; scale: LinearScale; words: Words; isBehind: boolean };

const layoutColumnMarks = (
  data: ChartData,
  series: number,
  { band, scale, words, isBehind }: Places,
): RectMark[] => {
  const color = data.series[series]?.color;
  if (!color) return [];
  const outline = outlinePaint(color);
  // The line runs over the outlines of columns that stand back.
  const edge = outline && { [isBehind ? "separator" : "outline"]: outline };
  const zero = clampToRange(scale, 0);
  return (data.cells[series] ?? []).flatMap((cell, category): RectMark[] => {
    if (!cell) return [];
    const end = clampToRange(scale, cell.value);
    const y = Math.min(zero, end);
    const height = Math.abs(end - zero);
    const box = { x: band.start(category), y, width: band.bandwidth, height };
    const anchor = { x: band.center(category), y };
    const place = { series, category, anchor, bounds: box };
    const datum = makeDatum({ data, isPercent: false, words }, cell, place);
    const look =
      outline && isBehind && band.bandwidth < LEAST_OUTLINED
        ? { color: outline }
        : { color, ...edge };
    return [{ shape: "rect", datum, box, ...look }];
  });
};

const makeBand = ({ categories }: ChartData, range: readonly [number, number]): BandScale =>
  makeBandScale(categories.length, range, BAND_OPTIONS);

const layoutMarks = (
  data: ChartData,
  columnId: string,
  { band, words, isBehind, scaleOf }: Omit<Places, "scale"> & Pick<DualFrame, "scaleOf">,
): SceneMark[] =>
  data.series.flatMap(({ value }, index): SceneMark[] => {
    const scale = scaleOf(value);
    return value === columnId
      ? layoutColumnMarks(data, index, { band, scale, words, isBehind })
      : [
          {
            ...layoutLineMark(toLineData(data), index, {
              toX: band.center,
              y: scale,
              words,
              dotRadius: 0,
            }),
            ...(isBehind ? { width: lineWidth(band) } : {}),
            halo: true,
          },
        ];
  });

/** One measure as columns and one as a line over the same calendar, each on its own axis. */
export const layoutLineColumn = (input: ChartInputOf<"comboLineColumn">): PlotScene => {
  const { x, y, color } = input.config.fields;
  const { lineComponentId, columnComponentId, lineAxisOrientation } = y;
  const { locale } = input;
  const measureIds = [columnComponentId, lineComponentId];
  const filled = fillCalendar(readComboData(input, { x, measureIds, color }), input);
  const joinsGaps = filled.series.some(({ value }) => value === lineComponentId);
  const data = paleColumns({ ...filled, joinsGaps }, columnComponentId, input);
  const column = { id: columnComponentId, isColumn: true };
  const line = { id: lineComponentId, isColumn: false };
  const isLineLeft = lineAxisOrientation === "left";
  const dual = layoutDualFrame({
    input,
    data,
    left: isLineLeft ? line : column,
    right: isLineLeft ? column : line,
    layoutLabels: (range, edges) =>
      layoutCategoryLabels({
        component: data.category,
        categories: data.categories,
        band: makeBand(data, range),
        frame: edges,
        locale,
        nameYears: endsAtHalves(input) ? nameYears : undefined,
      }),
  });
  const { plot, labels } = dual.frame;
  const range = [plot.x, plot.x + plot.width] as const;
  const band = makeBand(data, range);
  return makeDualScene(input, data, dual, {
    categoryAxis: categoryAxisOf(data.category, range, labels),
    marks: layoutMarks(data, columnComponentId, {
      band,
      words: input,
      isBehind: standsBack(input),
      scaleOf: dual.scaleOf,
    }),
  });
};
