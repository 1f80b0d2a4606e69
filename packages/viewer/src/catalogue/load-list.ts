import type { DataScope, FacetCount, SearchFacets, SearchVariables } from "@statelier/data";
import type { SearchFilter, SearchResult } from "@statelier/model";
import type { NamedSource, SiteServices } from "../site/site-services.ts";
import {
  type BrowseAddress,
  type BrowseFilter,
  deriveOrder,
  FIRST_SHOWN,
} from "../site/browse-address.ts";
import { type Failure, isFailure } from "../failure/describe-failure.ts";
import { listFilters } from "../site/toggle-filter.ts";

/** What the catalogue answers to an address. */
export type ResultList = {
  /** The first of them. */
  results: SearchResult[];
  /** How many are found. */
  total: number;
  facets: SearchFacets;
  /** The names of the filters that are on, by their IRI. */
  filterLabels: Record<string, string>;
  /** Another search, where this one finds nothing. */
  suggestion?: string;
};

/** What was asked for, or why it did not come. */
export type Answered<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

export const MAX_SEARCH_LENGTH = 500;
const MAX_FILTERS = 20;

const FILTER_TYPES: Record<BrowseFilter["type"], SearchFilter["type"]> = {
  theme: "DataCubeTheme",
  organization: "DataCubeOrganization",
  topic: "DataCubeAbout",
  termset: "DataCubeTermset",
};

const FACETS: Record<BrowseFilter["type"], keyof SearchFacets> = {
  theme: "themes",
  organization: "organizations",
  topic: "subthemes",
  termset: "termsets",
};

const findTerm = (facets: SearchFacets, { type, iri }: BrowseFilter): FacetCount | undefined =>
  facets[FACETS[type]].find((term) => term.iri === iri);

/** A failed call as a value; anything else is a fault of ours and goes on. */
export const catchFailure = async <Value>(load: () => Promise<Value>): Promise<Answered<Value>> => {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { id, message, args } = error;
    return { ok: false, failure: { id, message, ...(args && { args }) } };
  }
};

const labelFilters = async (
  services: SiteServices,
  scope: DataScope,
  { filters, facets }: { filters: readonly BrowseFilter[]; facets: SearchFacets },
): Promise<Record<string, string>> => {
  const isUnnamed = filters.some((filter) => !findTerm(facets, filter));
  const all = isUnnamed ? await services.data.facets(scope, { includeDrafts: true }) : facets;
  return Object.fromEntries(
    filters.map((filter) => [
      filter.iri,
      (findTerm(facets, filter) ?? findTerm(all, filter))?.label ?? filter.iri,
    ]),
  );
};

/** Results, facets and the names of the filters, for one address. Rejects with `DataError`. */
export const loadList = async (
  services: SiteServices,
  source: NamedSource,
  address: BrowseAddress,
): Promise<ResultList> => {
  const scope = { source, locale: services.locale };
  const filters = listFilters(address).slice(0, MAX_FILTERS);
  const variables: SearchVariables = {
    query: address.search.trim().slice(0, MAX_SEARCH_LENGTH),
    includeDrafts: address.includeDrafts,
    filters: filters.map(({ type, iri }) => ({ type: FILTER_TYPES[type], value: iri })),
  };
  const limit = address.shown ?? FIRST_SHOWN;
  const [{ results, total }, facets] = await Promise.all([
    services.data.searchPage(scope, { ...variables, order: deriveOrder(address) }, limit),
    services.data.facets(scope, variables),
  ]);
  const suggestion =
    total === 0 && variables.query !== ""
      ? await services.data.suggestion(scope, variables)
      : undefined;
  return {
    results,
    total,
    facets,
    ...(suggestion === undefined ? {} : { suggestion }),
    filterLabels: await labelFilters(services, scope, { filters, facets }),
  };
};
