import type { Component, CubeComponents } from "@statelier/model";

import type { CubesRequest } from "./resolve-newest.ts";

/** The labels that a dataset has in common with others. */
const listRepeated = (all: readonly CubeComponents[]): Set<string>[] => {
  const labels = all.map(
    ({ dimensions, measures }) => new Set([...dimensions, ...measures].map(({ label }) => label)),
  );
  return labels.map((own, index) => {
    const others = labels.toSpliced(index, 1);
    return new Set([...own].filter((label) => others.some((other) => other.has(label))));
  });
};

/**
 * The components of joined datasets under labels that tell them apart: where one of another dataset has the same label, the
 * title of its dataset stands behind that of each. What joins them is one component.
 */
export const tellApart = async (
  { source, locale, cubes }: CubesRequest,
  all: readonly CubeComponents[],
): Promise<CubeComponents[]> => {
  const own = all.map(({ dimensions, measures }, index) => {
    const isOwn = ({ id }: Component): boolean => !cubes[index]?.joinBy.includes(id);
    return { dimensions: dimensions.filter(isOwn), measures };
  });
  const repeated = listRepeated(own);
  return Promise.all(
    all.map(async (components, index) => {
      const { dimensions, measures } = components;
      const [iri, labels] = [cubes[index]?.iri, repeated[index]];
      if (iri === undefined || !labels?.size) return components;
      const { title } = await source.metadata({ iri, locale });
      const ids = new Set(
        [...(own[index]?.dimensions ?? []), ...measures]
          .filter(({ label }) => labels.has(label))
          .map(({ id }) => id),
      );
      const name = <Each extends Component>(each: Each): Each =>
        ids.has(each.id)
          ? { ...each, label: `${each.label} (${title})`, datasetLabel: each.label }
          : each;
      return { dimensions: dimensions.map(name), measures: measures.map(name) };
    }),
  );
};
