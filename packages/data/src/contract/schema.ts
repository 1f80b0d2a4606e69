/**
 * The public GraphQL schema of `/api/graphql`. Descriptions are the documentation; structured answers are JSON
 * scalars whose shapes are the types of `@statelier/model` named in each description.
 */
export const GRAPHQL_SCHEMA = /* GraphQL */ `
  "An address of a data source that the operator has allowed, or the name or an alias of one."
  scalar SourceUrl
  "Filters of one cube by component id: {type: single, value}, {type: multi, values: {value: true}}, {type: range, from, to}."
  scalar Filters
  "SearchCube of the data model."
  scalar SearchCube
  "CubeMetadata of the data model; contactPoint is the first of its contactPoints, absent where there are none."
  scalar CubeMetadata
  "CubeComponents of the data model: dimensions and measures, each with its kind as __typename, too."
  scalar CubeComponents
  "Rows keyed by component id (labels, or numbers), with the original value under {id}/__iri__; or, with format COLUMNS, a WireTable."
  scalar Observations
  "ComponentTermsets of the data model."
  scalar ComponentTermsets
  "ShapeTopology of the data model: TopoJSON, each shape of its object shapes with its value as id."
  scalar ShapeTopology
  "BaseMap of the data model: rings of land and lakes, and borders between countries."
  scalar BaseMap
  "MapProvider of the data model: the address of a WMS or WMTS service."
  scalar MapProvider
  "MapService of the data model: the layers of a service, or why there are none."
  scalar MapService

  enum SearchOrder {
    SCORE
    TITLE_ASC
    CREATED_DESC
  }

  enum SearchFilterType {
    TemporalDimension
    DataCubeTheme
    DataCubeOrganization
    DataCubeAbout
    DataCubeTermset
  }

  enum ObservationsFormat {
    ROWS
    COLUMNS
  }

  input SearchFilter {
    type: SearchFilterType!
    label: String
    "An IRI; a time unit for TemporalDimension; IRIs joined by a semicolon for DataCubeTermset."
    value: String!
  }

  input CubeFilter {
    iri: String!
    "Component ids by which this cube is joined to the others of the chart."
    joinBy: [String!]
    filters: Filters
    componentIds: [String!]
    "Whether components carry their values (default true)."
    loadValues: Boolean
  }

  "A dimension, and how many of its values."
  input LargestOf {
    id: String!
    most: Int!
  }

  type SearchResult {
    score: Float!
    cube: SearchCube!
    "HTML: escaped text, hits in <b>."
    highlightedTitle: String!
    highlightedDescription: String
    "Names of dimensions and values that were found, likewise; null where title or description say why."
    highlightedNames: [String!]
  }

  type FacetCount {
    iri: String!
    label: String!
    "How many results this value keeps under the other filters."
    count: Int!
  }

  type SearchFacets {
    themes: [FacetCount!]!
    subthemes: [FacetCount!]!
    organizations: [FacetCount!]!
    termsets: [FacetCount!]!
  }

  type SparqlEditorUrl {
    cubeIri: String!
    "Where a reader can run the query; null where the source has no such place."
    url: String
  }

  type ObservationsAnswer {
    data: Observations!
    sparqlEditorUrls: [SparqlEditorUrl!]!
    "What of the cubes was not understood, in plain words."
    notes: [String!]!
    "Cells of these columns that should be numbers, are none, and are treated as missing."
    unreadable: Int!
    "When the data were read, where their source does not answer now and older ones stand in; else null."
    dataAsOf: String
  }

  type PossibleFilter {
    type: String!
    id: String!
    value: String!
  }

  "Values of a dimension by what their numbers add up to, the largest first; null for a value without numbers."
  type LargestValues {
    id: String!
    values: [String!]!
    sums: [Float]!
  }

  type GeoShapesAnswer {
    "Null where no value of the dimension has a shape."
    topology: ShapeTopology
    "Which values have no shape, and why, in plain words."
    notes: [String!]!
  }

  "Observations that are read of those that there are."
  type ReadProgress {
    rows: Int!
    total: Int!
  }

  type Query {
    "Cubes that match in any language; a score of 1 and more is a hit, below 1 lie stems, synonyms, typos and names of dimensions and values (docs/search.md)."
    searchCubes(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String
      query: String
      order: SearchOrder = SCORE
      includeDrafts: Boolean = false
      fetchDimensionTermsets: Boolean = false
      filters: [SearchFilter!]
      "The first so many results in this order; all of them when absent."
      limit: Int
    ): [SearchResult!]!
    "How many results there are, whatever the limit of searchCubes."
    searchTotal(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String
      query: String
      includeDrafts: Boolean = false
      fetchDimensionTermsets: Boolean = false
      filters: [SearchFilter!]
    ): Int!
    "How many results each theme, sub-theme, organization and termset would keep."
    searchFacets(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String
      query: String
      includeDrafts: Boolean = false
      filters: [SearchFilter!]
    ): SearchFacets!
    "A query that finds something, for one that finds nothing; null where no known words are near."
    searchSuggestion(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String
      query: String
      includeDrafts: Boolean = false
      filters: [SearchFilter!]
    ): String
    dataCubesMetadata(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String!
      cubeFilters: [CubeFilter!]!
    ): [CubeMetadata!]!
    "Dimensions and measures of all cubes, dimensions merged where the cubes are joined."
    dataCubesComponents(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String!
      cubeFilters: [CubeFilter!]!
    ): CubeComponents!
    "Observations of all cubes under their filters, joined by the values of their joinBy components."
    dataCubesObservations(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String!
      cubeFilters: [CubeFilter!]!
      format: ObservationsFormat = ROWS
    ): ObservationsAnswer!
    "The first observations of one cube."
    dataCubePreview(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String!
      cubeFilter: CubeFilter!
      limit: Int = 8
      format: ObservationsFormat = ROWS
    ): Observations!
    dataCubeComponentTermsets(
      sourceType: String!
      sourceUrl: SourceUrl!
      locale: String!
      cubeFilter: CubeFilter!
    ): [ComponentTermsets!]!
    "Areas or points of the values of a dimension, with what can be seen of them in a drawing of so many pixels (256, 512, 1024, 2048 or 4096: others are rounded up)."
    dataCubeDimensionGeoShapes(
      sourceType: String!
      sourceUrl: SourceUrl!
      cubeFilter: CubeFilter!
      dimensionId: String!
      width: Int = 1024
    ): GeoShapesAnswer!
    "Land, borders of countries and lakes in and around a box of degrees (west, south, east, north), with what can be seen of them where the box is drawn so many pixels wide (rounded up as those of shapes)."
    baseMap(box: [Float!]!, width: Int = 1024): BaseMap!
    "The map services that the operator lists. Nobody asks them for it."
    mapProviders: [MapProvider!]!
    "What a listed service says of its layers: all of them as they lie in each other, or those that are named, side by side."
    mapService(url: String!, layers: [String!]): MapService!
    "Values of the first observation under single filters, honoured in their order."
    possibleFilters(
      sourceType: String!
      sourceUrl: SourceUrl!
      cubeFilter: CubeFilter!
    ): [PossibleFilter!]!
    "The values with the largest sums of a measure, for each of the dimensions: first of those of which fewest are wanted; of the others what is under theirs counts. A filter on one of the dimensions says which of its values are ranked."
    dataCubeLargestValues(
      sourceType: String!
      sourceUrl: SourceUrl!
      cubeFilter: CubeFilter!
      measureId: String!
      dimensions: [LargestOf!]!
    ): [LargestValues!]!
    "How far reading all observations of a dataset is; null while they are not read: a question is then answered by what it asks for alone."
    dataCubeReadProgress(
      sourceType: String!
      sourceUrl: SourceUrl!
      cubeFilter: CubeFilter!
    ): ReadProgress
    "The newest published version; the IRI itself where there is none newer; of a version that is there no more the newest of its series; null where the cube is unknown."
    dataCubeLatestIri(sourceType: String!, sourceUrl: SourceUrl!, cubeFilter: CubeFilter!): String
    dataCubeUnversionedIri(
      sourceType: String!
      sourceUrl: SourceUrl!
      cubeFilter: CubeFilter!
    ): String
  }
`;
