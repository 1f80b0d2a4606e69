import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import { barsFromIntent, barsToIntent } from "../parts/bars.ts";

type Config = ChartConfigOf<"bar">;

export const toIntent = ({ fields: { y: category, x: measure, ...rest } }: Config): ChartIntent =>
  barsToIntent({ category, measure, ...rest });

export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const { y: firstCategory, x: firstMeasure, ...others } = initial.fields;
  const first = { category: firstCategory, measure: firstMeasure, ...others };
  const { category, measure, ...rest } = barsFromIntent(intent, first, components);
  return { ...initial, fields: { y: category, x: measure, ...rest } };
};
