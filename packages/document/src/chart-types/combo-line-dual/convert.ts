import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import { keepComboColors, keepTwoUnits } from "../parts/combos.ts";
import { keepTimeAxis } from "../parts/time-series.ts";

type Config = ChartConfigOf<"comboLineDual">;

export const toIntent = ({ fields }: Config): ChartIntent => ({
  category: fields.x,
  measures: [
    { componentId: fields.y.leftAxisComponentId },
    { componentId: fields.y.rightAxisComponentId },
  ],
  color: fields.color,
});

export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const x = keepTimeAxis(intent, initial.fields.x, components);
  const pair = keepTwoUnits(intent, components);
  if (!pair) return { ...initial, fields: { ...initial.fields, x } };
  const [left, right] = pair;
  return {
    ...initial,
    fields: {
      x,
      y: { leftAxisComponentId: left.id, rightAxisComponentId: right.id },
      color: keepComboColors(intent, [left.id, right.id]),
    },
  };
};
