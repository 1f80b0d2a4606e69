import type { Iri } from "@statelier/model";
import type { BrowseAddress, BrowseFilter } from "./browse-address.ts";

/** Every filter of an address, those of the path and the topic. */
export const listFilters = ({ filters, topic }: BrowseAddress): BrowseFilter[] => [
  ...filters,
  ...(topic && !filters.some((filter) => filter.type === "topic" && filter.iri === topic)
    ? [{ type: "topic" as const, iri: topic }]
    : []),
];

const hasFilter = (address: BrowseAddress, { type, iri }: BrowseFilter): boolean =>
  listFilters(address).some((filter) => filter.type === type && filter.iri === iri);

const withoutDataset = (address: BrowseAddress): BrowseAddress => {
  const { dataset: _, previous: __, error: ___, ...rest } = address;
  return rest;
};

const withoutTopic = (address: BrowseAddress): BrowseAddress => {
  const { topic: _, ...rest } = address;
  return { ...rest, filters: rest.filters.filter(({ type }) => type !== "topic") };
};

const toggleTopic = (address: BrowseAddress, iri: Iri): BrowseAddress => {
  const rest = withoutTopic(address);
  return hasFilter(address, { type: "topic", iri }) ? rest : { ...rest, topic: iri };
};

/**
 * The address with a filter switched: one value of each type at a time, and a topic goes with the theme or
 * organization that it stands under.
 */
export const toggleFilter = (from: BrowseAddress, filter: BrowseFilter): BrowseAddress => {
  const address = withoutDataset(from);
  if (filter.type === "topic") return toggleTopic(address, filter.iri);
  const isOn = hasFilter(address, filter);
  const base = filter.type === "termset" ? address : withoutTopic(address);
  const others = base.filters.filter(({ type }) => type !== filter.type);
  const same = base.filters.filter(({ type, iri }) => type === filter.type && iri !== filter.iri);
  return { ...base, filters: isOn ? [...others, ...same] : [...others, filter] };
};

/** The address without any filter; search, order and drafts stay. */
export const clearFilters = (address: BrowseAddress): BrowseAddress => ({
  ...withoutTopic(withoutDataset(address)),
  filters: [],
});
