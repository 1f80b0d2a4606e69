import { type Dimension, kindTraits } from "@statelier/model";
import { type ChartContext, listFieldComponents } from "../chart-types/read-config.ts";

/** More small charts than these are not compared. */
const MOST_PANELS = 24;

/** The dimensions of which each value may have a small chart: those without a field, of some values. */
export const listPanelCandidates = ({ config, components }: ChartContext): Dimension[] => {
  const chosen = config.extensions?.panels?.dimension;
  const shown = listFieldComponents(config).filter((id) => id !== chosen);
  return components.dimensions.filter(
    (dimension) =>
      dimension.isKeyDimension &&
      kindTraits(dimension).role === "dimension" &&
      !shown.includes(dimension.id) &&
      dimension.values.length > 1 &&
      dimension.values.length <= MOST_PANELS,
  );
};
