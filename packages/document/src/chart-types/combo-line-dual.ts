import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import type { ChartRules } from "./chart-rules.ts";
import { needsTwoUnits } from "./parts/availability.ts";
import {
  chooseTwoUnits,
  COMBO_TRAITS,
  comboFieldsSchema,
  keepTwoUnitFields,
  makeComboBase,
  makeComboFields,
  makeComboMeasureField,
} from "./parts/combos.ts";
import { makeMeasuresColor } from "./parts/initial-config.ts";

export const comboLineDualSchema = z.object({
  ...chartBase,
  chartType: z.literal("comboLineDual"),
  fields: comboFieldsSchema({ leftAxisComponentId: z.string(), rightAxisComponentId: z.string() }),
});

const rightField = makeComboMeasureField("rightAxisComponentId", "editor.field.right-axis");

export const comboLineDualRules: ChartRules<z.infer<typeof comboLineDualSchema>> = {
  ...COMBO_TRAITS,
  checkAvailability: needsTwoUnits,
  makeInitial: (input) => {
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
  },
  fields: makeComboFields(makeComboMeasureField("leftAxisComponentId", "editor.field.left-axis"), {
    ...rightField,
    options: ["sharedAxis", ...rightField.options],
  }),
  toIntent: ({ fields }) => ({
    category: fields.x,
    measures: [
      { componentId: fields.y.leftAxisComponentId },
      { componentId: fields.y.rightAxisComponentId },
    ],
    color: fields.color,
  }),
  fromIntent: (intent, initial, components) => ({
    ...initial,
    fields: keepTwoUnitFields(intent, initial.fields, components, (left, right) => ({
      leftAxisComponentId: left,
      rightAxisComponentId: right,
    })),
  }),
};
