import { type FilterTarget, listOriginals } from "@statelier/document";
import type { Dimension, FilterValue } from "@statelier/model";
import { useSession } from "./editor-context.ts";

/** Where a filter on a dimension is written: a join in each of its datasets. */
export const listFilterTargets = (dimension: Dimension): FilterTarget[] =>
  listOriginals(dimension).map(({ cubeIri, id }) => ({ cubeIri, dimensionId: id }));

/** The author's filter on a dimension. */
export const useFilter = (dimension: Dimension | undefined): FilterValue | undefined => {
  const ids = dimension ? listFilterTargets(dimension).map(({ dimensionId }) => dimensionId) : [];
  return useSession(({ config }) =>
    config.cubes
      .flatMap(({ filters }) => ids.map((id) => filters[id]))
      .find((filter) => filter !== undefined),
  );
};
