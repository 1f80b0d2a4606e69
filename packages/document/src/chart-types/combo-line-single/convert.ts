import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import { findUnitMeasure } from "../parts/carry-over.ts";
import { chooseSharedUnit, keepComboColors, listMeasuresOfUnit } from "../parts/combos.ts";
import { numericalMeasures } from "../parts/component-choice.ts";
import { keepTimeAxis } from "../parts/time-series.ts";

type Config = ChartConfigOf<"comboLineSingle">;

export const toIntent = ({ fields }: Config): ChartIntent => ({
  category: fields.x,
  measures: fields.y.componentIds.map((componentId) => ({ componentId })),
  color: fields.color,
});

/** All measures in the unit of the old one (CV11). */
export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const first = findUnitMeasure(intent, components);
  const same = listMeasuresOfUnit(components, first?.unit);
  const unit = same.length > 1 ? first?.unit : chooseSharedUnit(numericalMeasures(components));
  const componentIds = listMeasuresOfUnit(components, unit).map(({ id }) => id);
  return {
    ...initial,
    fields: {
      x: keepTimeAxis(intent, initial.fields.x, components),
      y: { componentIds },
      color: keepComboColors(intent, componentIds),
    },
  };
};
