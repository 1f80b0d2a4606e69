import { deriveAxisUnit } from "../../parts/values/axis-unit.ts";
import { nameGaps } from "../../parts/values/name-gaps.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { layoutLineModel } from "../../parts/lines/layout-line-model.ts";
import { toLineData } from "../../parts/lines/line-data.ts";
import { lineEnds, lineExtent } from "../../parts/lines/line-model.ts";
import { readTimePositions } from "../../parts/time/time-axis.ts";
import type { PlotScene } from "../../scene/scene.ts";
import { readComboData } from "../../parts/measures/read-measures.ts";

/** Several measures of one unit as lines on one axis. */
export const layoutLineSingle = (input: ChartInputOf<"comboLineSingle">): PlotScene => {
  const { x, y, color } = input.config.fields;
  const read = readComboData(input, { x, measureIds: y.componentIds, color });
  const data = nameGaps(toLineData(read), input);
  const domain = lineExtent(lineEnds(data, []), data, input);
  const model = {
    ...readTimePositions(data),
    limits: [],
    domain,
    isFixedDomain: false,
    unit: deriveAxisUnit({ label: data.shown.unit, unit: "", domain }, input.t),
    legendTitle: "",
    showsValues: false,
    usesBands: false,
    dotRadius: 0,
  };
  return layoutLineModel(model, input);
};
