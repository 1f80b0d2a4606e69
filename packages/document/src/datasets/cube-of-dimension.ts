import { type ComponentId, type Dimension, type Iri, parseComponentId } from "@statelier/model";
import type { CubeConfig } from "../schema/filters.ts";

/** The dataset of the chart that a component belongs to, also where one side names the version and the other does not. */
export const findCube = <T extends Pick<CubeConfig, "iri" | "unversionedIri">>(
  cubes: readonly T[],
  cubeIri: Iri,
  componentId: ComponentId,
): T | undefined => {
  const unversioned = parseComponentId(componentId)?.unversionedCubeIri;
  return (
    cubes.find(({ iri }) => iri === cubeIri) ??
    cubes.find(({ iri, unversionedIri }) => (unversionedIri ?? iri) === unversioned) ??
    cubes.find(({ unversionedIri }) => unversionedIri === cubeIri) ??
    (cubes.length === 1 ? cubes[0] : undefined)
  );
};

/** Every id that a dimension goes by: its own, and its originals where it is joined. */
export const listDimensionIds = ({
  id,
  originalIds = [],
}: Pick<Dimension, "id" | "originalIds">): ComponentId[] => [
  id,
  ...originalIds.map(({ dimensionId }) => dimensionId),
];

/** The ids under which each dataset knows a dimension: its own, or the originals of a join (JO1). */
export const listOriginals = (
  dimension: Pick<Dimension, "id" | "cubeIri" | "originalIds">,
): { cubeIri: Iri; id: ComponentId }[] =>
  dimension.originalIds
    ? dimension.originalIds.map(({ cubeIri, dimensionId }) => ({ cubeIri, id: dimensionId }))
    : [{ cubeIri: dimension.cubeIri, id: dimension.id }];
