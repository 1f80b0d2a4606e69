import type { ValueAxis } from "../../parts/axis/value-axis.ts";
import type { BarModel } from "../../parts/bars/bar-model.ts";
import { listEndValues } from "../../parts/bars/end-values.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { PlotScene } from "../../scene/scene.ts";

/** The line at zero alone, as long as the values are. */
const bareAxis = ({ domain }: BarModel): ValueAxis => ({
  domain,
  ticks: [0],
  labels: [""],
  labelWidth: 0,
});

const withoutAxis = (model: BarModel): BarModel => {
  const { tickUnit, title } = model.unit;
  const unit =
    tickUnit === "%"
      ? { ...model.unit, sign: tickUnit }
      : { ...model.unit, title: tickUnit ? `${title} (${tickUnit})` : title };
  return { ...model, unit, axis: bareAxis(model) };
};

const mayBeWithout = ({ isFixedDomain, limits, domain, data }: BarModel): boolean =>
  !isFixedDomain &&
  limits.length === 0 &&
  domain[0] < domain[1] &&
  !data.cells.some((row) => row.some((cell) => cell?.interval));

/** Each bar with its value, each stack also with its total. */
const isWritten = ({ marks, texts }: PlotScene, model: BarModel): boolean =>
  texts.filter(({ role }) => role === "value").length ===
  marks.length + (model.mode === "stacked" ? listEndValues(model).length : 0);

/** Bars that have all their values need no value axis (FO6). */
export const withBareAxis = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    if (input.config.extensions?.panels) return drawing.layout(input);
    let model: BarModel | undefined;
    const changeBars = (own: BarModel): BarModel => {
      model = mayBeWithout(own) ? withoutAxis(own) : undefined;
      return model ?? own;
    };
    const scene = drawing.layout({ ...input, changeBars });
    const plot = asPlot(scene);
    return model && plot && !isWritten(plot, model) ? drawing.layout(input) : scene;
  },
});
