import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import { shareConversion } from "../schema/limits.ts";
import { namesEachOnce } from "../schema/list-repeated.ts";
import type { ChartRules } from "./chart-rules.ts";
import {
  needsAll,
  needsNumerical,
  needsSeveralMeasures,
  needsSharedUnit,
  needsTime,
} from "./parts/availability.ts";
import { unitOf } from "./parts/component-choice.ts";
import { findUnitMeasure } from "./parts/carry-over.ts";
import {
  chooseSharedUnit,
  COMBO_TRAITS,
  comboFieldsSchema,
  keepComboColors,
  listMeasuresOfUnit,
  makeComboBase,
  makeComboFields,
  makeComboMeasureField,
} from "./parts/combos.ts";
import { numericalMeasures } from "./parts/component-choice.ts";
import { makeMeasuresColor } from "./parts/initial-config.ts";
import { keepTimeAxis } from "./parts/time-series.ts";

export const comboLineSingleSchema = z
  .object({
    ...chartBase,
    chartType: z.literal("comboLineSingle"),
    fields: comboFieldsSchema({
      /** A measure is one line. */
      componentIds: z.array(z.string()).refine(namesEachOnce, "each measure once"),
    }),
  })
  .overwrite((config) => ({
    ...config,
    conversionUnitsByComponentId: shareConversion(
      config.fields.y.componentIds,
      config.conversionUnitsByComponentId,
    ),
  }));

export const comboLineSingleRules: ChartRules<z.infer<typeof comboLineSingleSchema>> = {
  ...COMBO_TRAITS,
  checkAvailability: needsAll(needsNumerical, needsSeveralMeasures, needsSharedUnit, needsTime),
  makeInitial: (input) => {
    const { shared, x } = makeComboBase(input);
    const unit = chooseSharedUnit(numericalMeasures(input.components));
    const componentIds = listMeasuresOfUnit(input.components, unit).map(({ id }) => id);
    return {
      ...shared,
      chartType: "comboLineSingle",
      fields: { x, y: { componentIds }, color: makeMeasuresColor(componentIds) },
    };
  },
  fields: makeComboFields({
    ...makeComboMeasureField("componentIds", "editor.field.measures"),
    many: true,
  }),
  toIntent: ({ fields }) => ({
    category: fields.x,
    measures: fields.y.componentIds.map((componentId) => ({ componentId })),
    color: fields.color,
  }),
  /** All measures in the unit of the old one (CV11). */
  fromIntent: (intent, initial, components) => {
    const first = findUnitMeasure(intent, components);
    const own = first && unitOf(first);
    const isShared = listMeasuresOfUnit(components, own).length > 1;
    const unit = isShared ? own : chooseSharedUnit(numericalMeasures(components));
    const componentIds = listMeasuresOfUnit(components, unit).map(({ id }) => id);
    return {
      ...initial,
      fields: {
        x: keepTimeAxis(intent, initial.fields.x, components),
        y: { componentIds },
        color: keepComboColors(intent, componentIds),
      },
    };
  },
};
