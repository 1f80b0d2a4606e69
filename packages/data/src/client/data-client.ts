import type {
  BaseMap,
  MapProvider,
  MapService,
  ComponentId,
  ComponentTermsets,
  CubeComponents,
  CubeMetadata,
  DataSource,
  Filters,
  GeoBox,
  Iri,
  LargestValues,
  Locale,
  ObservationTable,
  PossibleFilter,
  SearchFilter,
  SearchOrder,
  SearchResult,
  ShapeTopology,
  SingleFilter,
  Term,
} from "@statelier/model";

/** What a chart asks of one of its cubes. */
export type CubeFilter = {
  iri: Iri;
  joinBy?: ComponentId[];
  filters?: Filters;
  componentIds?: ComponentId[];
  loadValues?: boolean;
};

/** Which values of a dataset are the largest: by this measure, under these filters, so many of each dimension. */
type LargestQuestion = {
  iri: Iri;
  filters: Filters;
  measureId: ComponentId;
  dimensions: readonly { id: ComponentId; most: number }[];
};

/** A theme, an organization or the like, with the number of datasets that have it. */
export type FacetCount = Term & { count: number };

/** What a search can be narrowed by. */
export type SearchFacets = {
  themes: FacetCount[];
  subthemes: FacetCount[];
  organizations: FacetCount[];
  termsets: FacetCount[];
};

/** What the catalogue is searched for; without `query` all datasets that `filters` leave. */
export type SearchVariables = {
  query?: string;
  order?: SearchOrder;
  includeDrafts?: boolean;
  fetchDimensionTermsets?: boolean;
  filters?: SearchFilter[];
};

/** The first datasets that a search finds, and how many it finds. */
export type SearchPage = { results: SearchResult[]; total: number };

export type Observations = {
  table: ObservationTable;
  sparqlEditorUrls: { cubeIri: Iri; url?: string }[];
  notes: string[];
  /** Cells of these columns that should be numbers and are none; absent where each of them is one. */
  unreadable?: number;
  /** ISO date and time at which these data were read, where their source does not answer now. */
  dataAsOf?: string;
};

/** The first rows of a dataset; `unreadable`: cells of it that should be numbers and are none. */
type PreviewTable = ObservationTable & { unreadable?: number };

export type DimensionShapes = {
  /** Absent where no value has a shape. */
  topology?: ShapeTopology;
  /** Which values have none, and why, in plain words. */
  notes: string[];
};

/** Observations that are read of those that there are. */
export type ReadProgress = { rows: number; total: number };

/** Which source, in which language: the same for every call a page makes. */
export type DataScope = { source: DataSource; locale: Locale };

/** What a published page asks about data. Every method rejects with `DataError` only. */
export type ChartDataClient = {
  metadata(scope: DataScope, iris: Iri[]): Promise<CubeMetadata[]>;
  components(scope: DataScope, cubes: CubeFilter[]): Promise<CubeComponents>;
  observations(scope: DataScope, cubes: CubeFilter[]): Promise<Observations>;
  /** What is known of these observations without asking anybody. */
  recall?(cubes: CubeFilter[]): Observations | undefined;
  possibleFilters(
    source: DataSource,
    iri: Iri,
    filters: Record<ComponentId, SingleFilter>,
  ): Promise<PossibleFilter[]>;
};

/**
 * Everything a page asks about data. On the server it runs the schema in the same process, in the browser it
 * asks `/api/graphql`. Every method rejects with `DataError` only.
 */
export type DataClient = ChartDataClient & {
  /** All that is found, which may be thousands; for lists that people read there is `searchPage`. */
  search(scope: DataScope, variables: SearchVariables): Promise<SearchResult[]>;
  searchPage(scope: DataScope, variables: SearchVariables, limit: number): Promise<SearchPage>;
  facets(scope: DataScope, variables: SearchVariables): Promise<SearchFacets>;
  /** A query that finds something, for one that finds nothing. */
  suggestion(scope: DataScope, variables: SearchVariables): Promise<string | undefined>;
  preview(scope: DataScope, iri: Iri, limit?: number): Promise<PreviewTable>;
  /** First of the dimension of which fewest are wanted; of the others what is under theirs counts. */
  largestValues(source: DataSource, question: LargestQuestion): Promise<LargestValues[]>;
  termsets(scope: DataScope, iri: Iri): Promise<ComponentTermsets[]>;
  /** Areas or points of the values of a dimension, for a drawing of so many pixels. */
  shapes(
    source: DataSource,
    dimension: { iri: Iri; dimensionId: ComponentId },
    width: number,
  ): Promise<DimensionShapes>;
  /** Land, borders and lakes in and around a box, for a drawing of the box so many pixels wide. */
  baseMap(box: GeoBox, width: number): Promise<BaseMap>;
  /** The map services that the operator lists. */
  mapProviders(): Promise<MapProvider[]>;
  /** What a listed map service says of all its layers, or of the named ones. */
  mapService(url: string, layers?: readonly string[]): Promise<MapService>;
  /** How far reading all observations of a dataset is; undefined while they are not read. */
  progress(source: DataSource, iri: Iri): Promise<ReadProgress | undefined>;
  latestIri(source: DataSource, iri: Iri): Promise<Iri | undefined>;
  unversionedIri(source: DataSource, iri: Iri): Promise<Iri | undefined>;
};

/** A failed call: `id` is a row of `docs/errors.md`, `message` is for the log. */
export class DataError extends Error {
  readonly id: string;
  /** What fills the blanks of the row. */
  readonly args: Record<string, string>;
  constructor(
    id: string,
    message: string,
    { args = {}, ...options }: ErrorOptions & { args?: Record<string, string> } = {},
  ) {
    super(message, options);
    this.name = "DataError";
    this.id = id;
    this.args = args;
  }
}
