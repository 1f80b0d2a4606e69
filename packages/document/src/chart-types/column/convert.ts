import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import { barsFromIntent, barsToIntent } from "../parts/bars.ts";

type Config = ChartConfigOf<"column">;

export const toIntent = ({ fields: { x: category, y: measure, ...rest } }: Config): ChartIntent =>
  barsToIntent({ category, measure, ...rest });

export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const { x: firstCategory, y: firstMeasure, ...others } = initial.fields;
  const first = { category: firstCategory, measure: firstMeasure, ...others };
  const { category, measure, ...rest } = barsFromIntent(intent, first, components);
  return { ...initial, fields: { x: category, y: measure, ...rest } };
};
