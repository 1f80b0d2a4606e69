import type { ChartConfigOf } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { chooseSharedUnit, listMeasuresOfUnit, makeComboBase } from "../parts/combos.ts";
import { numericalMeasures } from "../parts/component-choice.ts";
import { makeMeasuresColor } from "../parts/initial-config.ts";

export const makeInitial = (input: InitialInput): ChartConfigOf<"comboLineSingle"> => {
  const { shared, x } = makeComboBase(input);
  const unit = chooseSharedUnit(numericalMeasures(input.components));
  const componentIds = listMeasuresOfUnit(input.components, unit).map(({ id }) => id);
  return {
    ...shared,
    chartType: "comboLineSingle",
    fields: { x, y: { componentIds }, color: makeMeasuresColor(componentIds) },
  };
};
