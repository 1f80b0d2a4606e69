import type { ChartConfigOf } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { chooseTwoUnits, makeComboBase } from "../parts/combos.ts";
import { makeMeasuresColor } from "../parts/initial-config.ts";

export const makeInitial = (input: InitialInput): ChartConfigOf<"comboLineDual"> => {
  const { shared, x } = makeComboBase(input);
  const [left, right] = chooseTwoUnits(input.components);
  return {
    ...shared,
    chartType: "comboLineDual",
    fields: {
      x,
      y: { leftAxisComponentId: left.id, rightAxisComponentId: right.id },
      color: makeMeasuresColor([left.id, right.id]),
    },
  };
};
