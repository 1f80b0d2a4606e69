import { encodeLinkState } from "@statelier/document";
import { DOCUMENT } from "./charts-in-states.ts";
import { TEST_SOURCE } from "./make-test-pages.ts";
import { makeChart, makeDocument } from "./serve-document.ts";

/** An address, and what is sent to it where it is not only read. */
export type Asked = string | readonly [address: string, sent: RequestInit];

const IN_SOURCE = `sourceType: "sparql", sourceUrl: "${TEST_SOURCE.name}"`;
const IN_ENGLISH = `${IN_SOURCE}, locale: "en"`;

/** As many calls as a request may have. */
const DATASETS = `query ($key: String!, $cube: CubeFilter!) {
  searchCubes(${IN_ENGLISH}, query: $key) { cube highlightedTitle }
  searchFacets(${IN_ENGLISH}, query: $key) { themes { iri } }
  searchSuggestion(${IN_ENGLISH}, query: $key)
  dataCubesMetadata(${IN_ENGLISH}, cubeFilters: [$cube])
  dataCubesComponents(${IN_ENGLISH}, cubeFilters: [$cube])
  dataCubesObservations(${IN_ENGLISH}, cubeFilters: [$cube]) { data notes }
  dataCubePreview(${IN_ENGLISH}, cubeFilter: $cube)
  dataCubeDimensionGeoShapes(${IN_SOURCE}, cubeFilter: $cube, dimensionId: $key) { notes }
  dataCubeComponentTermsets(${IN_ENGLISH}, cubeFilter: $cube)
  possibleFilters(${IN_SOURCE}, cubeFilter: $cube) { id }
  dataCubeLatestIri(${IN_SOURCE}, cubeFilter: $cube)
  dataCubeUnversionedIri(${IN_SOURCE}, cubeFilter: $cube)
}`;

/** With the key in each text that a request may have. */
const askDatasets = (key: string): Asked => {
  const filters = { [key]: { type: "single", value: key } };
  const variables = { key, cube: { iri: key, componentIds: [key], filters } };
  const headers = { "Content-Type": "application/json" };
  return [
    "/api/graphql",
    { method: "POST", headers, body: JSON.stringify({ query: DATASETS, variables }) },
  ];
};

const SENT = makeDocument([makeChart("chart0000001", { title: "As it was sent" })]);

/** What the link of a preview holds, sent by a form, with the key of a stored chart. */
export const sendPreview = (key: string): Asked => {
  const state = encodeLinkState({ ...SENT, key, state: "CONFIGURING_CHART" });
  return [`/en/preview?key=${key}`, { method: "POST", body: new URLSearchParams({ state }) }];
};

/** Under what name the figures are that readers' filters reach, once a page has named it. */
export const makeForms = (reach: string): Readonly<Record<string, (key: string) => Asked>> => ({
  page: (key) => `/en/v/${key}`,
  frame: (key) => `/en/embed/${key}`,
  SVG: (key) => `/en/v/${key}.svg`,
  PNG: (key) => `/en/v/${key}.png`,
  text: (key) => `/en/v/${key}.txt`,
  card: (key) => `/en/v/${key}.png?shape=card`,
  CSV: (key) => `/en/v/${key}.csv`,
  XLSX: (key) => `/en/v/${key}.xlsx`,
  JSON: (key) => `/en/v/${key}.json`,
  Parquet: (key) => `/en/v/${key}.parquet`,
  ZIP: (key) => `/en/v/${key}.zip`,
  query: (key) => `/en/v/${key}.rq`,
  "progress of a file": (key) => `/en/v/${key}.progress?scope=all`,
  feed: (key) => `/en/v/${key}.atom`,
  oEmbed: (key) =>
    `/oembed?url=${encodeURIComponent(`https://charts.example/en/v/${key}`)}&format=json`,
  "API: chart": (key) => `/api/config/${key}`,
  "API: count": (key) => `/api/config/view?id=${key}`,
  "API: versions": (key) => `/api/config/versions?key=${key}`,
  "API: views by day": (key) => `/api/config/views?key=${key}`,
  "what its page reads": (key) => `/en/v/${key}/reach/${reach}`,
  GraphQL: askDatasets,
  "preview link": (key) => `/en/preview?key=${key}`,
});

/** They know nothing of charts that are stored: the same answer whichever key is sent. */
export const KEYLESS: readonly string[] = ["GraphQL", "preview link"];

/** What names many charts. */
export const LISTS: Readonly<Record<string, (team: string) => string>> = {
  "API: list": () => "/api/config/list",
  "API: titles": () => "/api/config/list?titles=en",
  "feed of all": () => "/en/feed.atom",
  "feed of the team": (team) => `/en/team/${team}.atom`,
  sitemap: () => "/en/sitemap-charts-1.xml",
};

export type Change = (key: string, team: string) => readonly [path: string, sent: object];

/** What changes a chart, as its person or a member of its team may or may not. */
export const CHANGES: Readonly<Record<string, Change>> = {
  "save as a draft": (key) => ["config-update", { key, data: DOCUMENT, published_state: "DRAFT" }],
  publish: (key) => ["config-update", { key, data: DOCUMENT, published_state: "PUBLISHED" }],
  "give a time": (key) => ["config-release", { key, publish_at: "2999-12-01T08:30" }],
  "take back": (key) => ["config-unpublish", { key }],
  remove: (key) => ["config-remove", { key }],
  "bring back": (key) => ["config-restore", { key }],
  "give to the team": (key, team) => ["config-give", { key, team_id: team }],
  "hand over": (key) => ["config-hand-over", { key, email: "heir@office.example" }],
  "give back": (key) => ["config-give-back", { key }],
  "follow by webhook": (key) => ["user/webhooks", { key, url: "https://hooks.example/told" }],
};
