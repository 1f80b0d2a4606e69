import type { SearchFilter } from "@statelier/model";

import type { CatalogueDimension, CatalogueEntry, CatalogueTerm } from "./catalogue.ts";

export const parseTermsets = (value: string): string[] =>
  value.split(";").filter((iri) => iri !== "");

const hasTerm = (terms: readonly CatalogueTerm[], iris: ReadonlySet<string>): boolean =>
  terms.some(({ iri }) => iris.has(iri));

const isShared = ({ type }: SearchFilter): boolean =>
  type === "TemporalDimension" || type === "DataCubeTermset";

type SharedFilter = { timeUnits: ReadonlySet<string>; termsets: ReadonlySet<string> };

/** What the filters on dimensions let through; undefined where there are none. */
const parseShared = (filters: readonly SearchFilter[]): SharedFilter | undefined => {
  const shared = filters.filter(isShared);
  if (shared.length === 0) return undefined;
  const valuesOf = (wanted: SearchFilter["type"]): string[] =>
    shared.flatMap(({ type, value }) => (type === wanted ? value : []));
  return {
    timeUnits: new Set(valuesOf("TemporalDimension")),
    termsets: new Set(valuesOf("DataCubeTermset").flatMap(parseTermsets)),
  };
};

const isMatching = ({ timeUnit, termsets }: CatalogueDimension, shared: SharedFilter): boolean =>
  (timeUnit !== undefined && shared.timeUnits.has(timeUnit)) || hasTerm(termsets, shared.termsets);

export type DimensionPicker = (entry: CatalogueEntry) => readonly CatalogueDimension[];

/** The dimensions that the filters ask for; all where they ask for none. */
export const makeDimensionPicker = (filters: readonly SearchFilter[]): DimensionPicker => {
  const shared = parseShared(filters);
  return ({ dimensions }) =>
    shared ? dimensions.filter((dimension) => isMatching(dimension, shared)) : dimensions;
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
    keep: (entry: CatalogueEntry, values: ReadonlySet<string>) => boolean,
  ): FilterGroup => {
    const values = new Set(filters.flatMap((each) => (each.type === type ? each.value : [])));
    return values.size === 0 ? undefined : (entry) => keep(entry, values);
  };
  const shared = parseShared(filters);
  return {
    theme: group("DataCubeTheme", (entry, values) => hasTerm(entry.themes, values)),
    organization: group("DataCubeOrganization", (entry, values) =>
      values.has(entry.creator?.iri ?? ""),
    ),
    about: group("DataCubeAbout", (entry, values) => hasTerm(entry.subthemes, values)),
    shared:
      shared &&
      ((entry) =>
        entry.dimensions.some((dimension) => isMatching(dimension, shared)) ||
        (!fetchDimensionTermsets && hasTerm(entry.termsets, shared.termsets))),
  };
};
