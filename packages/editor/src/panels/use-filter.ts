import type { Dimension, FilterValue } from "@statelier/model";
import { useEditor } from "../editor-context.ts";
import { listFilterTargets } from "./filter-targets.ts";

/** The author's filter on a dimension. */
export const useFilter = (dimension: Dimension | undefined): FilterValue | undefined => {
  const { config } = useEditor();
  const ids = dimension ? listFilterTargets(dimension).map(({ dimensionId }) => dimensionId) : [];
  return config.cubes
    .flatMap(({ filters }) => ids.map((id) => filters[id]))
    .find((filter) => filter !== undefined);
};
