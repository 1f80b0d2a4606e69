import { CHART_DOCUMENTS } from "./chart-documents.ts";
import { CUBE, CUBE_VARIABLES, FACET, SEARCH, SEARCH_VARIABLES } from "./document-parts.ts";

/** The text of each call that the client makes; the answer stands under `answer`, of a search its `total` beside it. */
export const DOCUMENTS = {
  ...CHART_DOCUMENTS,
  search: `query Search(${SEARCH_VARIABLES}, $order: SearchOrder, $fetchDimensionTermsets: Boolean, $limit: Int) { answer: searchCubes(${SEARCH}, order: $order, fetchDimensionTermsets: $fetchDimensionTermsets, limit: $limit) { score cube highlightedTitle highlightedDescription highlightedNames } total: searchTotal(${SEARCH}, fetchDimensionTermsets: $fetchDimensionTermsets) }`,
  facets: `query Facets(${SEARCH_VARIABLES}) { answer: searchFacets(${SEARCH}) { themes ${FACET} subthemes ${FACET} organizations ${FACET} termsets ${FACET} } }`,
  suggestion: `query Suggestion(${SEARCH_VARIABLES}) { answer: searchSuggestion(${SEARCH}) }`,
  preview: `query Preview(${CUBE_VARIABLES}, $locale: String!, $limit: Int) { answer: dataCubePreview(${CUBE}, locale: $locale, limit: $limit, format: COLUMNS) }`,
  termsets: `query Termsets(${CUBE_VARIABLES}, $locale: String!) { answer: dataCubeComponentTermsets(${CUBE}, locale: $locale) }`,
  shapes: `query Shapes(${CUBE_VARIABLES}, $dimensionId: String!, $width: Int) { answer: dataCubeDimensionGeoShapes(${CUBE}, dimensionId: $dimensionId, width: $width) { topology notes } }`,
  baseMap: `query BaseMap($box: [Float!]!, $width: Int) { answer: baseMap(box: $box, width: $width) }`,
  mapProviders: `query MapProviders { answer: mapProviders }`,
  mapService: `query MapService($url: String!, $layers: [String!]) { answer: mapService(url: $url, layers: $layers) }`,
  largestValues: `query LargestValues(${CUBE_VARIABLES}, $measureId: String!, $dimensions: [LargestOf!]!) { answer: dataCubeLargestValues(${CUBE}, measureId: $measureId, dimensions: $dimensions) { id values sums } }`,
  progress: `query Progress(${CUBE_VARIABLES}) { answer: dataCubeReadProgress(${CUBE}) { rows total } }`,
  latestIri: `query LatestIri(${CUBE_VARIABLES}) { answer: dataCubeLatestIri(${CUBE}) }`,
  unversionedIri: `query UnversionedIri(${CUBE_VARIABLES}) { answer: dataCubeUnversionedIri(${CUBE}) }`,
} as const;
