import type { Component, CubeComponents, CubeMetadata, Dimension } from "@statelier/model";
import { matchesWordStart } from "@statelier/ui/plain";

/** Components under the dataset that they come from; `cube` is absent for those that datasets share. */
export type ComponentGroup = { cube?: CubeMetadata; components: Component[] };

export type JoinedDimension = Dimension & Required<Pick<Dimension, "originalIds">>;

export const isJoined = (component: Component): component is JoinedDimension =>
  "originalIds" in component && component.originalIds !== undefined;

const matches = (component: Component, query: string): boolean => {
  const originals = isJoined(component) ? component.originalIds : [];
  const texts = [component, ...originals].flatMap(({ label, description = "" }) => [
    label,
    description,
  ]);
  return (
    [...texts, component.unit ?? ""].some((text) => matchesWordStart(text, query)) ||
    component.values.some(({ label, alternateName = "" }) =>
      [label, alternateName].some((text) => matchesWordStart(text, query)),
    )
  );
};

/** Dimensions before measures, joined ones first; with `query`, those in whose names, texts or values a word starts so. */
export const groupComponents = (
  { components, metadata }: { components: CubeComponents; metadata: readonly CubeMetadata[] },
  query = "",
): ComponentGroup[] => {
  const found = [...components.dimensions, ...components.measures].filter(
    (component) => query.trim() === "" || matches(component, query),
  );
  const groups: ComponentGroup[] = [
    { components: found.filter(isJoined) },
    ...metadata.map((cube) => ({
      cube,
      components: found.filter(({ cubeIri }) => cubeIri === cube.iri),
    })),
  ];
  return groups.filter((group) => group.components.length > 0);
};
