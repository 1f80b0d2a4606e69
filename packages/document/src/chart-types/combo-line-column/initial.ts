import type { ChartConfigOf } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { chooseTwoUnits, makeComboBase } from "../parts/combos.ts";
import { makeMeasuresColor } from "../parts/initial-config.ts";

export const makeInitial = (input: InitialInput): ChartConfigOf<"comboLineColumn"> => {
  const { shared, x } = makeComboBase(input);
  const [line, column] = chooseTwoUnits(input.components);
  return {
    ...shared,
    chartType: "comboLineColumn",
    fields: {
      x,
      y: {
        lineComponentId: line.id,
        columnComponentId: column.id,
        lineAxisOrientation: "right",
      },
      color: makeMeasuresColor([column.id, line.id]),
    },
  };
};
