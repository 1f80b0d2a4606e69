import type { ChartInputOf } from "../../scene/chart-input.ts";
import { nameGaps } from "../../parts/values/name-gaps.ts";
import { toLineData } from "../../parts/lines/line-data.ts";
import { layoutLineMark } from "../../parts/lines/line-marks.ts";
import {
  layoutPositionLabels,
  makeTimeScale,
  readTimePositions,
  timeAxisOf,
} from "../../parts/time/time-axis.ts";
import type { PlotScene } from "../../scene/scene.ts";
import { readComboData } from "../../parts/measures/read-measures.ts";
import { layoutDualFrame, makeDualScene } from "../../parts/measures/dual-frame.ts";

const END_INSET = 6;

/** Two measures of different units as lines, each on its own axis. */
export const layoutLineDual = (input: ChartInputOf<"comboLineDual">): PlotScene => {
  const { x: xField, y, color } = input.config.fields;
  const { leftAxisComponentId: leftId, rightAxisComponentId: rightId } = y;
  const { locale } = input;
  const data = nameGaps(
    readComboData(input, { x: xField, measureIds: [leftId, rightId], color }),
    input,
  );
  const lines = toLineData(data);
  const model = readTimePositions(data);
  const dual = layoutDualFrame({
    input,
    data,
    left: { id: leftId, isColumn: false },
    right: { id: rightId, isColumn: false },
    layoutLabels: (range, edges) => {
      const scale = makeTimeScale(model, range, END_INSET);
      return layoutPositionLabels(model, { scale, frame: edges, locale });
    },
  });
  const { plot, labels } = dual.frame;
  const x = makeTimeScale(model, [plot.x, plot.x + plot.width], END_INSET);
  const toX = (category: number): number => x.toPixel(model.positions[category] ?? 0);
  return makeDualScene(input, data, dual, {
    categoryAxis: timeAxisOf(model, x, labels),
    marks: data.series.map(({ value }, index) =>
      layoutLineMark(lines, index, { toX, y: dual.scaleOf(value), words: input, dotRadius: 0 }),
    ),
  });
};
