import {
  compactTable,
  type ComponentTermsets,
  type DataSource,
  type Iri,
  type PossibleFilter,
  type SingleFilter,
} from "@statelier/model";

import { SourceMonitor } from "../faults/source-monitor.ts";
import { VISUALIZE_APPLICATION } from "../rdf/vocabulary.ts";
import { CubeCache, type CubeLimits } from "../reading/cube-cache.ts";
import { type CubeVersion, guessSeries, pickLatestVersion } from "../reading/cube-version.ts";
import type { ObservationRows } from "../reading/observation-reader.ts";
import { makeTableStore, type TableStore } from "../reading/table-store.ts";
import { makeCatalogueSearch } from "../search/catalogue-search.ts";
import { ShapeCache } from "../shapes/shape-cache.ts";
import {
  type ComponentsRequest,
  type CubeSource,
  type LargestRequest,
  type ObservationsRequest,
  SourceError,
} from "../source/cube-source.ts";
import type { QueryListener } from "../source/source-status.ts";
import { collectMetadataIris, deriveMetadata } from "./answers/derive-metadata.ts";
import { localizeTable } from "./answers/localize-table.ts";
import { readComponents, type ReadContext } from "./answers/read-components.ts";
import { readLargest } from "./answers/read-largest.ts";
import { readPossibleFilters } from "./answers/read-possible-filters.ts";
import { readTermsets } from "./answers/read-termsets.ts";
import { pickActiveFilters, resolveFilters } from "./answers/resolve-filters.ts";
import { fetchCatalogue, fetchValueNames } from "./catalogue-reader.ts";
import { makeResilientClient, type RetryOptions } from "./client/resilient-client.ts";
import {
  makeSparqlClient,
  type SparqlClient,
  type SparqlEndpoint,
} from "./client/sparql-client.ts";
import { type CubeModel, fetchCubeModel } from "./model/cube-model.ts";
import { fetchGeometries } from "./model/fetch-geometries.ts";
import { makeSparqlRows } from "./observations/make-sparql-rows.ts";
import { parseVersions } from "./parsing/parse-versions.ts";
import type { ShapeComponent } from "./parsing/shape-component.ts";
import { ATTRIBUTES_BATCH } from "./queries/build-attributes-query.ts";
import { buildVersionsQuery } from "./queries/build-versions-query.ts";
import { renameIri } from "./queries/rename-iri.ts";
import { TermError } from "./queries/sparql-text.ts";

export type SparqlSourceOptions = {
  timeoutMs?: number;
  /** Of one answer. */
  maxBytes?: number;
  /** Only cubes that name this application stand in the catalogue; null lists every cube. */
  workExample?: string | null;
  catalogueMaxAgeMs?: number;
  /** Observations in one answer where a cube is read whole. */
  pageRows?: number;
  /** The endpoint that has the shapes of geometries with an IRI, where the source itself has not. */
  shapesEndpoint?: SparqlEndpoint;
  /** Where columns are kept, for all sources; one of its own in memory when absent. */
  tables?: TableStore;
  retry?: RetryOptions;
  /** Called with every question that was sent. */
  onQuery?: QueryListener;
} & Partial<CubeLimits>;

const DEFAULTS = {
  wholeCubeRows: 1_000_000,
  smallCubeRows: 20_000,
  readWhole: "background" as const,
  cachedCubes: 40,
  mutableMaxAgeMs: 60_000,
  immutableMaxAgeMs: 3_600_000,
  catalogueMaxAgeMs: 60_000,
};

const toSourceError = (error: unknown): SourceError => {
  if (error instanceof SourceError) return error;
  if (error instanceof TermError)
    return new SourceError("BAD_REQUEST", error.message, { cause: error });
  return new SourceError(
    "SOURCE_ANSWER_INVALID",
    `The answer was not understood: ${String(error)}`,
    {
      cause: error,
    },
  );
};

/** A question about what the dataset has not would be answered with something else than was asked. */
const checkComponents = (
  { components }: ReadContext["model"],
  { filters = {}, componentIds = [] }: Pick<ObservationsRequest, "filters" | "componentIds">,
): void => {
  const known = new Set([...components.values()].map(({ id }) => id));
  const unknown = [...componentIds, ...Object.keys(filters)].find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new SourceError(
      "BAD_REQUEST",
      `The dataset has no component ${JSON.stringify(unknown.slice(0, 200))}.`,
    );
};

/** Those that are listed and so few that their names are asked for at once. */
const hasFewValues = ({ listed }: ShapeComponent): boolean =>
  listed.length > 0 && listed.length <= ATTRIBUTES_BATCH;

const readObservations = async (context: ReadContext, request: ObservationsRequest) => {
  const { model, getReader } = context;
  checkComponents(model, request);
  const { filters: wanted = {}, componentIds, limit } = request;
  const shown = [...model.components.values()].filter(
    ({ id }) => !componentIds || componentIds.includes(id),
  );
  const filtered = pickActiveFilters(model, wanted).map(({ component }) => component);
  model.expectValues([...filtered, ...shown.filter(hasFewValues)]);
  const reader = await getReader();
  const filters = await resolveFilters(model, reader, wanted);
  const paths = shown.map(({ path }) => path);
  const { table, query, unreadable } = await reader.read({
    paths,
    filters,
    ...(limit === undefined ? {} : { limit }),
  });
  return {
    table: localizeTable(compactTable(table), model, request.locale),
    ...(query === undefined ? {} : { query }),
    ...(unreadable === undefined ? {} : { unreadable }),
    notes: model.notes,
    isImmutable: context.isImmutable && unreadable === undefined,
    ...(context.staleSince === undefined ? {} : { staleSince: context.staleSince }),
  };
};

const guard = <Arguments extends unknown[], Answer>(
  run: (...args: Arguments) => Promise<Answer>,
): ((...args: Arguments) => Promise<Answer>) => {
  const guarded = async (...args: Arguments): Promise<Answer> => {
    try {
      return await run(...args);
    } catch (error) {
      throw toSourceError(error);
    }
  };
  return guarded;
};

export type SparqlSourceInput = {
  /** An address, or a function that answers the SPARQL protocol in this process. */
  endpoint: SparqlEndpoint;
  dataSource: DataSource;
  options?: SparqlSourceOptions;
  /** Where the observations lie, when not behind the endpoint; `name` is another for other observations. */
  rows?: { name: string; open: (model: CubeModel) => ObservationRows };
};

type Partly<Fields> = { [Key in keyof Fields]: Fields[Key] | undefined };

const openClient = (
  endpoint: SparqlEndpoint,
  options: Partly<Required<Pick<SparqlSourceOptions, "timeoutMs" | "maxBytes">>>,
): SparqlClient => {
  const { timeoutMs, maxBytes } = options;
  return makeSparqlClient({
    endpoint,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
};

const openSearch = (
  client: SparqlClient,
  monitor: SourceMonitor,
  { workExample = VISUALIZE_APPLICATION, catalogueMaxAgeMs }: SparqlSourceOptions,
): CubeSource["search"] =>
  makeCatalogueSearch({
    load: () => fetchCatalogue(client, { workExample: workExample ?? undefined }),
    loadValues: (entry) => fetchValueNames(client, entry),
    maxAgeMs: catalogueMaxAgeMs ?? DEFAULTS.catalogueMaxAgeMs,
    onRead: (read) => (read ? monitor.noteCatalogue(read) : monitor.noteCatalogueFailure()),
  });

/** The newest version beside this one, or of its series where the version itself is there no more. */
const findLatest = async (
  cubes: CubeCache<CubeModel>,
  iri: Iri,
): Promise<CubeVersion | undefined> => {
  const latest = pickLatestVersion(await cubes.versions(iri), iri);
  const series = latest ? undefined : guessSeries(iri);
  return series === undefined ? latest : pickLatestVersion(await cubes.versions(series), series);
};

/** Whoever asks is a reader before whom nothing is read in the background, whether the source is asked or not: a page asks one thing after the other. */
const makeAnswers = (
  cubes: CubeCache<CubeModel>,
  shapes: ShapeCache,
  { background }: TableStore,
): Omit<CubeSource, "dataSource" | "search" | "status"> => {
  const answer = <Asked, Answer>(
    run: (asked: Asked) => Promise<Answer>,
  ): ((asked: Asked) => Promise<Answer>) =>
    guard((asked: Asked) => background.serve(() => run(asked)));
  return {
    metadata: answer(async ({ iri, locale }) => {
      const { model } = await cubes.cube(iri);
      await model.attributes.load(collectMetadataIris(model));
      return deriveMetadata(model, locale);
    }),
    components: answer(async (request: ComponentsRequest) => {
      const context = await cubes.cube(request.iri);
      const components = await readComponents(context, request);
      return { ...components, notes: context.model.notes };
    }),
    observations: answer(async (request) =>
      readObservations(await cubes.cube(request.iri), request),
    ),
    possibleFilters: answer(
      async (request: {
        iri: string;
        filters: Record<string, SingleFilter>;
      }): Promise<PossibleFilter[]> =>
        readPossibleFilters(await cubes.cube(request.iri), request.filters),
    ),
    largestValues: answer(async (request: LargestRequest) => {
      const context = await cubes.cube(request.iri);
      checkComponents(context.model, request);
      return readLargest(context, request);
    }),
    termsets: answer(async ({ iri, locale }): Promise<ComponentTermsets[]> =>
      readTermsets(await cubes.cube(iri), locale),
    ),
    shapes: answer(async (request) => shapes.read((await cubes.cube(request.iri)).model, request)),
    latestIri: answer(async (iri) => (await findLatest(cubes, iri))?.iri),
    unversionedIri: answer(async (iri) => (await findLatest(cubes, iri))?.unversionedIri),
    progress: guard((iri: Iri) => cubes.progress(iri)),
    isImmutable: guard((iri) => cubes.isImmutable(iri)),
  };
};

/** Cubes in the cube.link schema behind any SPARQL 1.1 endpoint. */
export const makeSparqlSource = ({
  endpoint,
  dataSource,
  options = {},
  rows,
}: SparqlSourceInput): CubeSource => {
  const { timeoutMs, maxBytes, pageRows, retry, onQuery, shapesEndpoint, ...rest } = options;
  const { tables = makeTableStore(), ...given } = rest;
  const limits = { ...DEFAULTS, ...given };
  const monitor = new SourceMonitor(onQuery);
  const open = (of: SparqlEndpoint, monitoredBy: SourceMonitor) =>
    makeResilientClient(openClient(of, { timeoutMs, maxBytes }), retry, monitoredBy);
  const client = open(endpoint, monitor);
  const name = rows?.name ?? `${dataSource.type} ${dataSource.url}`;
  const cubes = new CubeCache<CubeModel>({
    fetchVersions: async (iri) =>
      parseVersions(await client.select(buildVersionsQuery(renameIri(iri)))),
    fetchCube: (iri) => fetchCubeModel(client, iri),
    limits,
    tables,
    name,
    openRows: rows?.open ?? ((model) => makeSparqlRows(client, model, pageRows)),
  });
  const shapesClient = shapesEndpoint
    ? open(shapesEndpoint, new SourceMonitor(onQuery))
    : undefined;
  const geometryClients = { source: client, shapes: shapesClient ?? client };
  const shapes = new ShapeCache({
    fetchTexts: (places) => fetchGeometries(geometryClients, places),
    tables,
    name,
    maxAgeMs: limits.immutableMaxAgeMs,
  });
  return {
    dataSource,
    search: guard(openSearch(client, monitor, options)),
    ...makeAnswers(cubes, shapes, tables),
    status: () => ({ ...client.status, ...(shapesClient ? { shapes: shapesClient.status } : {}) }),
  };
};
