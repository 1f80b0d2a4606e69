import type { SearchFilter } from "@statelier/model";

import type { CatalogueDimension, CatalogueEntry, CatalogueTerm } from "./catalogue.ts";

const parseTermsets = (value: string): string[] => value.split(";").filter((iri) => iri !== "");

const hasTerm = (terms: readonly CatalogueTerm[], iris: readonly string[]): boolean =>
  terms.some(({ iri }) => iris.includes(iri));

const isShared = ({ type }: SearchFilter): boolean =>
  type === "TemporalDimension" || type === "DataCubeTermset";

const isMatching = (dimension: CatalogueDimension, filters: readonly SearchFilter[]): boolean =>
  filters.some(({ type, value }) =>
    type === "TemporalDimension"
      ? dimension.timeUnit === value
      : hasTerm(dimension.termsets, parseTermsets(value)),
  );

/** The dimensions that the filters ask for; all where they ask for none. */
export const listMatchingDimensions = (
  { dimensions }: CatalogueEntry,
  filters: readonly SearchFilter[],
): readonly CatalogueDimension[] => {
  const shared = filters.filter(isShared);
  return shared.length === 0
    ? dimensions
    : dimensions.filter((dimension) => isMatching(dimension, shared));
};

/** Undefined where no filter of the group is on. */
type FilterGroup = ((entry: CatalogueEntry) => boolean) | undefined;

/** Values of one kind are alternatives, kinds combine; time units and termsets are alternatives of each other. */
export const buildFilterGroups = (
  filters: readonly SearchFilter[],
  fetchDimensionTermsets: boolean,
): Record<"theme" | "organization" | "about" | "shared", FilterGroup> => {
  const group = (
    type: SearchFilter["type"],
    keep: (entry: CatalogueEntry, values: string[]) => boolean,
  ): FilterGroup => {
    const values = filters.filter((filter) => filter.type === type).map(({ value }) => value);
    return values.length === 0 ? undefined : (entry) => keep(entry, values);
  };
  const shared = filters.filter(isShared);
  const termsets = shared
    .filter(({ type }) => type === "DataCubeTermset")
    .flatMap(({ value }) => parseTermsets(value));
  return {
    theme: group("DataCubeTheme", (entry, values) => hasTerm(entry.themes, values)),
    organization: group("DataCubeOrganization", (entry, values) =>
      values.includes(entry.creator?.iri ?? ""),
    ),
    about: group("DataCubeAbout", (entry, values) => hasTerm(entry.subthemes, values)),
    shared:
      shared.length === 0
        ? undefined
        : (entry) =>
            entry.dimensions.some((dimension) => isMatching(dimension, shared)) ||
            (!fetchDimensionTermsets && hasTerm(entry.termsets, termsets)),
  };
};
