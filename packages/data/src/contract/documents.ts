const SOURCE_VARIABLES = "$sourceType: String!, $sourceUrl: SourceUrl!";
const SOURCE = "sourceType: $sourceType, sourceUrl: $sourceUrl";
const CUBES_VARIABLES = `${SOURCE_VARIABLES}, $locale: String!, $cubeFilters: [CubeFilter!]!`;
const CUBES = `${SOURCE}, locale: $locale, cubeFilters: $cubeFilters`;
const CUBE_VARIABLES = `${SOURCE_VARIABLES}, $cubeFilter: CubeFilter!`;
const CUBE = `${SOURCE}, cubeFilter: $cubeFilter`;
const SEARCH_VARIABLES = `${SOURCE_VARIABLES}, $locale: String, $query: String, $includeDrafts: Boolean, $filters: [SearchFilter!]`;
const SEARCH = `${SOURCE}, locale: $locale, query: $query, includeDrafts: $includeDrafts, filters: $filters`;
const FACET = "{ iri label count }";

/** The text of each call that the client makes; the answer stands under `answer`. */
export const DOCUMENTS = {
  search: `query Search(${SEARCH_VARIABLES}, $order: SearchOrder, $fetchDimensionTermsets: Boolean) { answer: searchCubes(${SEARCH}, order: $order, fetchDimensionTermsets: $fetchDimensionTermsets) { score cube highlightedTitle highlightedDescription highlightedNames } }`,
  facets: `query Facets(${SEARCH_VARIABLES}) { answer: searchFacets(${SEARCH}) { themes ${FACET} subthemes ${FACET} organizations ${FACET} termsets ${FACET} } }`,
  suggestion: `query Suggestion(${SEARCH_VARIABLES}) { answer: searchSuggestion(${SEARCH}) }`,
  metadata: `query Metadata(${CUBES_VARIABLES}) { answer: dataCubesMetadata(${CUBES}) }`,
  components: `query Components(${CUBES_VARIABLES}) { answer: dataCubesComponents(${CUBES}) }`,
  observations: `query Observations(${CUBES_VARIABLES}) { answer: dataCubesObservations(${CUBES}, format: COLUMNS) { data sparqlEditorUrls { cubeIri url } notes dataAsOf } }`,
  preview: `query Preview(${CUBE_VARIABLES}, $locale: String!, $limit: Int) { answer: dataCubePreview(${CUBE}, locale: $locale, limit: $limit, format: COLUMNS) }`,
  termsets: `query Termsets(${CUBE_VARIABLES}, $locale: String!) { answer: dataCubeComponentTermsets(${CUBE}, locale: $locale) }`,
  possibleFilters: `query PossibleFilters(${CUBE_VARIABLES}) { answer: possibleFilters(${CUBE}) { type id value } }`,
  shapes: `query Shapes(${CUBE_VARIABLES}, $dimensionId: String!, $width: Int) { answer: dataCubeDimensionGeoShapes(${CUBE}, dimensionId: $dimensionId, width: $width) { topology notes } }`,
  latestIri: `query LatestIri(${CUBE_VARIABLES}) { answer: dataCubeLatestIri(${CUBE}) }`,
  unversionedIri: `query UnversionedIri(${CUBE_VARIABLES}) { answer: dataCubeUnversionedIri(${CUBE}) }`,
} as const;
