import { listOriginals } from "@statelier/document";
import type { ComponentId, Dimension } from "@statelier/model";

/** The dataset that knows a dimension, and under which id. */
export const findOwnId = (dimension: Dimension): { cubeIri: string; id: ComponentId } =>
  listOriginals(dimension)[0] ?? { cubeIri: dimension.cubeIri, id: dimension.id };
