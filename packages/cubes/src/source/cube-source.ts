import type {
  ComponentId,
  ComponentTermsets,
  CubeComponents,
  CubeMetadata,
  DataSource,
  Filters,
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

import type { SourceStatus } from "./source-status.ts";

export type SearchRequest = {
  locale: Locale;
  /** Free text; empty finds everything. */
  query: string;
  order: SearchOrder;
  includeDrafts: boolean;
  fetchDimensionTermsets: boolean;
  filters: SearchFilter[];
  /** Results that are answered; all when absent. */
  limit?: number;
};

/** Whole answer of a search: results in order, and how many results each facet value would keep. */
export type SearchAnswer = {
  results: SearchResult[];
  /** Results that there are. */
  total: number;
  /** A query that finds something, where words of this one stand nowhere. */
  suggestion: string | undefined;
  facets: {
    themes: FacetCount[];
    subthemes: FacetCount[];
    organizations: FacetCount[];
    termsets: FacetCount[];
  };
};

export type FacetCount = Term & { count: number };

/** Observations that are read of those that there are. */
export type ReadProgress = { rows: number; total: number };

type CubeRequest = { iri: Iri; locale: Locale };

export type ComponentsRequest = CubeRequest & {
  /** Only these; all when absent. */
  componentIds?: ComponentId[];
  /** Values that occur under these filters, honoured in order; for cascading pickers. */
  filters?: Filters;
  loadValues: boolean;
};

export type ObservationsRequest = CubeRequest & {
  filters?: Filters;
  componentIds?: ComponentId[];
  /** Rows; all when absent. */
  limit?: number;
};

export type LargestRequest = {
  iri: Iri;
  /** A filter on one of the dimensions says which of its values are ranked. */
  filters?: Filters;
  measureId: ComponentId;
  /** How many values of each; those of which fewest are wanted come first, and of the others what is under theirs counts. */
  dimensions: readonly { id: ComponentId; most: number }[];
};

export type ObservationsAnswer = {
  table: ObservationTable;
  /** The query that was sent, for the reader who wants to ask the source directly. */
  query?: string;
  /** What of the cube was not understood, in plain words. */
  notes: string[];
  /** Cells of the columns that should be numbers and are none; absent where each of them is one. */
  unreadable?: number;
  /** When it was read, where the source did not answer since though it should have been asked; milliseconds. */
  staleSince?: number;
  /** Whether the same question can never have another answer. */
  isImmutable?: boolean;
};

export type ShapesRequest = {
  iri: Iri;
  dimensionId: ComponentId;
  /** Pixels across a drawing of all shapes; they have what can be seen in it. */
  width: number;
};

/** In no language: a shape is found by its value. */
export type ShapesAnswer = {
  /** Absent where no value has a shape. */
  topology?: ShapeTopology;
  /** Which values have none, and why, in plain words. */
  notes: string[];
};

/** What went wrong, as a value that every layer above can show: `id` is a row of `docs/errors.md`. */
export class SourceError extends Error {
  readonly id:
    | "CANNOT_FIND_CUBE"
    | "SOURCE_DOWN"
    | "SOURCE_BUSY"
    | "SOURCE_ANSWER_INVALID"
    | "SOURCE_TIMEOUT"
    | "RESULT_TOO_LARGE"
    | "BAD_REQUEST";
  /** What fills the blanks of the row, as far as the source knows it. */
  readonly args: Record<string, string>;
  /** Whether the same question may be answered if it is asked again. */
  readonly isTransient: boolean;
  constructor(
    id: SourceError["id"],
    message: string,
    {
      args = {},
      isTransient = false,
      ...options
    }: ErrorOptions & { args?: Record<string, string>; isTransient?: boolean } = {},
  ) {
    super(message, options);
    this.name = "SourceError";
    this.id = id;
    this.args = args;
    this.isTransient = isTransient;
  }
}

/** Says which cube is missing: of those of a joined chart only the source knows it. */
export const makeMissingCube = (iri: Iri): SourceError =>
  new SourceError("CANNOT_FIND_CUBE", `There is no cube ${iri}.`, { args: { iri } });

/**
 * Where cubes come from. Every method rejects with `SourceError` only. Component ids carry the unversioned
 * cube and component IRIs; values are unversioned. `iri` arguments accept versioned and unversioned cube IRIs.
 */
export type CubeSource = {
  readonly dataSource: DataSource;
  search(request: SearchRequest): Promise<SearchAnswer>;
  metadata(request: CubeRequest): Promise<CubeMetadata>;
  components(request: ComponentsRequest): Promise<CubeComponents & { notes: string[] }>;
  observations(request: ObservationsRequest): Promise<ObservationsAnswer>;
  /** The values of the first observation under these filters, honoured lexicographically in their order. */
  possibleFilters(request: {
    iri: Iri;
    filters: Record<ComponentId, SingleFilter>;
  }): Promise<PossibleFilter[]>;
  /** The values with the largest sums of a measure. */
  largestValues(request: LargestRequest): Promise<LargestValues[]>;
  termsets(request: CubeRequest): Promise<ComponentTermsets[]>;
  /** The areas and points of the values of a dimension. */
  shapes(request: ShapesRequest): Promise<ShapesAnswer>;
  /** How far reading all observations is; undefined while they are not read. Asks nobody about them. */
  progress(iri: Iri): Promise<ReadProgress | undefined>;
  /** The newest published version; the input itself when there is none newer; undefined when the cube is unknown. */
  latestIri(iri: Iri): Promise<Iri | undefined>;
  unversionedIri(iri: Iri): Promise<Iri | undefined>;
  /** Whether answers about this IRI can never change: a published version, named by its own IRI. */
  isImmutable(iri: Iri): Promise<boolean>;
  /** How the source fares; asks nothing. */
  status(): SourceStatus;
};
