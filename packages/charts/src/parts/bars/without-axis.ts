import type { ChartInput } from "../../scene/chart-input.ts";
import type { PlotScene } from "../../scene/scene.ts";
import type { ValueAxis } from "../axis/value-axis.ts";
import type { BarModel } from "./bar-model.ts";
import { listEndValues } from "./end-values.ts";

/** Whether values and names stand at the bars of a chart by today's rules. */
export const isDirect = ({ config: { extensions } }: Pick<ChartInput, "config">): boolean =>
  extensions?.barLabels === "direct" && !extensions.panels;

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

const mayBeWithout = (model: BarModel, input: ChartInput): boolean =>
  isDirect(input) &&
  !model.isFixedDomain &&
  model.limits.length === 0 &&
  model.domain[0] < model.domain[1] &&
  !model.data.cells.some((row) => row.some((cell) => cell?.interval));

/** Each bar with its value, each stack also with its total. */
const isWritten = ({ marks, texts }: PlotScene, model: BarModel): boolean =>
  texts.filter(({ role }) => role === "value").length ===
  marks.length + (model.mode === "stacked" ? listEndValues(model).length : 0);

/** Bars that have all their values need no axis. */
export const drawWithoutAxis = (
  model: BarModel,
  input: ChartInput,
  draw: (model: BarModel) => PlotScene,
): PlotScene => {
  const bare = mayBeWithout(model, input) ? draw(withoutAxis(model)) : undefined;
  return bare && isWritten(bare, model) ? bare : draw(model);
};
