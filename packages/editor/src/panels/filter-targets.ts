import { type FilterTarget, listOriginals } from "@statelier/document";
import type { Dimension } from "@statelier/model";

/** Where a filter on a dimension is written: a join in each of its datasets. */
export const listFilterTargets = (dimension: Dimension): FilterTarget[] =>
  listOriginals(dimension).map(({ cubeIri, id }) => ({ cubeIri, dimensionId: id }));
