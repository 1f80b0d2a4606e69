import {
  type Iri,
  isRecord,
  parseJson,
  readWholeNumber,
  SEARCH_ORDERS,
  type SearchOrder,
} from "@statelier/model";

export const BROWSE_FILTER_TYPES = ["theme", "organization", "topic", "termset"] as const;

/** A filter of the path: `/browse/{type}/{iri}`. */
export type BrowseFilter = { type: (typeof BROWSE_FILTER_TYPES)[number]; iri: Iri };

/** Everything that an address of the catalogue says. */
export type BrowseAddress = {
  filters: BrowseFilter[];
  search: string;
  /** Absent: by relevance while there is a search text, newest first otherwise (D14). */
  order?: SearchOrder;
  includeDrafts: boolean;
  /** Datasets that the list shows, where its reader asked for more than `FIRST_SHOWN`. */
  shown?: number;
  /** Sub-theme of the chosen theme or organization. */
  topic?: Iri;
  /** The dataset that is previewed. */
  dataset?: Iri;
  /** Where the back link of a preview leads. */
  previous?: BrowseAddress;
  /** Inside a portal's page. */
  isEmbedded: boolean;
  dataSource?: string;
  /** What went wrong on the way here. */
  error?: { id: string; iri: string; endpointUrl: string };
};

/** Datasets that a list shows before its reader asks for more, and by which it grows. */
export const FIRST_SHOWN = 24;
/** No list is longer: the others are found by search and filters. */
export const MOST_SHOWN = 25 * FIRST_SHOWN;

export const EMPTY_BROWSE_ADDRESS: BrowseAddress = {
  filters: [],
  search: "",
  includeDrafts: false,
  isEmbedded: false,
};

const isFilterType = (text: string | undefined): text is BrowseFilter["type"] =>
  (BROWSE_FILTER_TYPES as readonly (string | undefined)[]).includes(text);

const isOrder = (text: string | null): text is SearchOrder =>
  (SEARCH_ORDERS as readonly (string | null)[]).includes(text);

/** Whole steps up to `MOST_SHOWN`; undefined for the first one and for what is no number. */
const parseShown = (text: string | null): number | undefined => {
  const steps = Math.ceil(Math.min(readWholeNumber(text) ?? 0, MOST_SHOWN) / FIRST_SHOWN);
  return steps > 1 ? steps * FIRST_SHOWN : undefined;
};

/** The list of an address as long as it is at first. */
export const fromStart = (from: BrowseAddress): BrowseAddress => {
  const { shown: _, ...address } = from;
  return address;
};

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign stands for itself.
    return part;
  }
};

/** What a path names by pairs of a kind and an IRI. */
const parsePairs = (path: string): { type: string; iri: Iri }[] => {
  const [, rest = ""] = /^\/browse\/(.*)$/.exec(path) ?? [];
  const parts = rest.split("/").filter((part) => part !== "");
  const pairs: { type: string; iri: Iri }[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2)
    pairs.push({ type: parts[index] ?? "", iri: decodePart(parts[index + 1] ?? "") });
  return pairs;
};

const pickFilters = (pairs: ReturnType<typeof parsePairs>): BrowseFilter[] => {
  const filters: BrowseFilter[] = [];
  for (const { type, iri } of pairs)
    if (isFilterType(type) && !filters.some((filter) => filter.type === type && filter.iri === iri))
      filters.push({ type, iri });
  return filters;
};

const STATE_PARAMS = [
  "search",
  "order",
  "includeDrafts",
  "topic",
  "shown",
  "dataset",
  "dataSource",
];
const STATE_PAIRS = [
  ["type", "iri"],
  ["subtype", "subiri"],
  ["subsubtype", "subsubiri"],
] as const;

/** The address of a state whose parts stand under their own names, as addresses of before have it. */
const addressOfState = (
  state: Record<string, unknown>,
): [path: string, search: string] | undefined => {
  const textOf = (name: string): string => {
    const value = state[name];
    return typeof value === "string" || typeof value === "boolean" || typeof value === "number"
      ? String(value).toWellFormed()
      : "";
  };
  const pairs = STATE_PAIRS.map(([type, iri]) => [textOf(type), textOf(iri)]).filter(
    (pair) => !pair.includes(""),
  );
  const params = STATE_PARAMS.map((name) => [name, textOf(name)]).filter(([, text]) => text !== "");
  if (pairs.length + params.length === 0) return undefined;
  return [
    ["/browse", ...pairs.flat().map(encodeURIComponent)].join("/"),
    String(new URLSearchParams(params)),
  ];
};

/** Where the reader was: as its path and query, or as the state by its parts; always the catalogue. */
const parsePrevious = (text: string | null): BrowseAddress | undefined => {
  const value = text ? parseJson(text) : undefined;
  if (!isRecord(value)) return undefined;
  const { path, search } = value;
  const found =
    typeof path === "string" && typeof search === "string" ? [path, search] : addressOfState(value);
  if (!found) return undefined;
  const [where = "", query = ""] = found;
  const { previous: _, ...address } = parseBrowseAddress(where, new URLSearchParams(query));
  return address;
};

/** Reads an address of the catalogue. `path` stands below the locale. What it does not know is left out. */
export const parseBrowseAddress = (path: string, params: URLSearchParams): BrowseAddress => {
  const order = params.get("order");
  const topic = params.get("topic");
  const shown = parseShown(params.get("shown"));
  const errorId = params.get("errorId");
  const pairs = parsePairs(path);
  // Addresses of before name a dataset in their path.
  const dataset =
    params.get("dataset") ??
    (errorId ? null : params.get("iri")) ??
    pairs.find(({ type }) => type === "dataset")?.iri;
  const previous = parsePrevious(params.get("previous"));
  const dataSource = params.get("dataSource");
  return {
    filters: pickFilters(pairs),
    search: params.get("search") ?? "",
    ...(isOrder(order) ? { order } : {}),
    includeDrafts: params.get("includeDrafts") === "true",
    ...(topic ? { topic } : {}),
    ...(shown ? { shown } : {}),
    ...(dataset ? { dataset } : {}),
    ...(previous ? { previous } : {}),
    isEmbedded: params.get("odsiframe") === "true",
    ...(dataSource ? { dataSource } : {}),
    ...(errorId
      ? {
          error: {
            id: errorId,
            iri: params.get("iri") ?? "",
            endpointUrl: params.get("endpointUrl") ?? "",
          },
        }
      : {}),
  };
};

const buildParams = (address: BrowseAddress): URLSearchParams => {
  const params = new URLSearchParams();
  if (address.search) params.set("search", address.search);
  if (address.order) params.set("order", address.order);
  if (address.includeDrafts) params.set("includeDrafts", "true");
  if (address.topic) params.set("topic", address.topic);
  if (address.shown) params.set("shown", String(address.shown));
  if (address.dataset) params.set("dataset", address.dataset);
  if (address.previous) {
    const path = buildPath(address.previous);
    const search = buildParams({ ...address.previous, isEmbedded: false }).toString();
    params.set("previous", JSON.stringify({ path, search }));
  }
  if (address.isEmbedded) params.set("odsiframe", "true");
  if (address.dataSource) params.set("dataSource", address.dataSource);
  if (address.error) {
    params.set("errorId", address.error.id);
    params.set("iri", address.error.iri);
    params.set("endpointUrl", address.error.endpointUrl);
  }
  return params;
};

const buildPath = ({ filters }: BrowseAddress): string =>
  ["/browse", ...filters.map(({ type, iri }) => `${type}/${encodeURIComponent(iri)}`)].join("/");

/** Path and query below the locale. */
export const buildBrowseAddress = (address: BrowseAddress): string => {
  const search = buildParams(address).toString();
  return `${buildPath(address)}${search ? `?${search}` : ""}`;
};

/** Where a dataset that cannot be found leads: the start page, which says so (D49). Below the locale. */
export const buildMissingAddress = (
  { iri, endpointUrl }: { iri: string; endpointUrl: string },
  { dataSource, isEmbedded = false }: { dataSource?: string; isEmbedded?: boolean } = {},
): string =>
  buildBrowseAddress({
    ...EMPTY_BROWSE_ADDRESS,
    isEmbedded,
    ...(dataSource ? { dataSource } : {}),
    error: { id: "CANNOT_FIND_CUBE", iri, endpointUrl },
  }).replace(/^\/browse/, "/");

/** The order in effect (D14). */
export const deriveOrder = ({ order, search }: BrowseAddress): SearchOrder => {
  if (order && (order !== "SCORE" || search.trim())) return order;
  return search.trim() ? "SCORE" : "CREATED_DESC";
};

/** The address of a dataset's preview, with the way back to where the reader is. */
export const deriveDatasetAddress = (address: BrowseAddress, dataset: Iri): BrowseAddress => {
  const { previous: _, error: __, dataset: ___, ...here } = address;
  return {
    ...EMPTY_BROWSE_ADDRESS,
    isEmbedded: address.isEmbedded,
    ...(address.dataSource ? { dataSource: address.dataSource } : {}),
    dataset,
    previous: here,
  };
};

/** The catalogue with one filter alone. */
export const deriveFilterAddress = (from: BrowseAddress, filter: BrowseFilter): BrowseAddress => ({
  ...EMPTY_BROWSE_ADDRESS,
  filters: [filter],
  isEmbedded: from.isEmbedded,
  ...(from.dataSource ? { dataSource: from.dataSource } : {}),
});
