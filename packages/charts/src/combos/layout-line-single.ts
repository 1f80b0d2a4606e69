import { deriveAxisUnit } from "../axis/axis-unit.ts";
import { nameGaps } from "../data/fill-calendar.ts";
import type { ChartInputOf } from "../chart-input.ts";
import { layoutLineModel } from "../lines/layout-lines.ts";
import { lineExtent } from "../lines/line-model.ts";
import { readTimePositions } from "../lines/time-axis.ts";
import type { PlotScene } from "../scene.ts";
import { readComboData } from "./combo-data.ts";

/** Several measures of one unit as lines on one axis. */
export const layoutLineSingle = (input: ChartInputOf<"comboLineSingle">): PlotScene => {
  const { x, y, color } = input.config.fields;
  const data = nameGaps(readComboData(input, { x, measureIds: y.componentIds, color }), input);
  const domain = lineExtent(data, []);
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
  return layoutLineModel(model, input, "comboLineSingle");
};
