import type { CubeComponents } from "@statelier/model";
import type { ChartBase } from "../schema/chart-base.ts";

/**
 * The components as a chart may add them up (D61): as its author says, else as the dataset does; a chart of before that rule
 * adds up every measure that it could then.
 */
export const withOwnSums = (
  { extensions }: Pick<ChartBase, "extensions">,
  components: CubeComponents,
): CubeComponents => {
  const isNew = extensions?.stacking === "additive";
  return {
    ...components,
    measures: components.measures.map((measure) =>
      isNew && extensions.additive?.[measure.id] !== true
        ? measure
        : { ...measure, isAdditive: true },
    ),
  };
};
