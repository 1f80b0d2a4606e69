import {
  type BaseMap,
  compactTable,
  type ComponentTermsets,
  type CubeComponents,
  type CubeMetadata,
  type LargestValues,
  type MapProvider,
  type MapService,
  type ObservationTable,
  type SentTable,
  sendTable,
  pickShapeWidth,
  type PossibleFilter,
  type SearchFilter,
  type SearchOrder,
  type SearchResult,
} from "@statelier/model";

import { parseTermsets } from "../search/filter-entries.ts";
import { readBaseMap } from "../shapes/base-map.ts";
import type { ReadProgress, SearchAnswer, ShapesAnswer } from "../source/cube-source.ts";
import type { AnswerBudget } from "./answer-budget.ts";
import { encodeRows } from "./encode-rows.ts";
import { fetchComponents, fetchObservations } from "./join-cubes.ts";
import {
  findSource,
  parseCubeFilter,
  parseCubeFilters,
  parseGeoBox,
  parseLocale,
  parseSingleFilters,
  type RawCubeFilter,
} from "./parse-arguments.ts";
import { type MapServices, NO_MAP_SERVICES, readMapService } from "./map-services.ts";
import { nameQuestion } from "./name-question.ts";
import { nameComponents, nameContact } from "./public-names.ts";
import { invalidRequest } from "./request-error.ts";
import type { SourceEntry, SourceRegistry } from "./source-registry.ts";

type SourceArgs = { sourceType: string; sourceUrl: unknown; locale?: unknown };
type CubeArgs = SourceArgs & { cubeFilter: RawCubeFilter };
type CubesArgs = SourceArgs & { cubeFilters: RawCubeFilter[] };
type SearchArgs = SourceArgs & {
  query?: string | null;
  order?: SearchOrder | null;
  includeDrafts?: boolean | null;
  fetchDimensionTermsets?: boolean | null;
  filters?: { type: SearchFilter["type"]; label?: string | null; value: string }[] | null;
  limit?: number | null;
};

type Format = "ROWS" | "COLUMNS" | null;

const encode = (table: ObservationTable, format: Format | undefined, budget: AnswerBudget) => {
  const compact = compactTable(table);
  budget.takeText(compact, format ?? "ROWS");
  return format === "COLUMNS" ? sendTable(compact) : encodeRows(compact);
};

/** The table with the count of its cells that should be numbers and are none, where there are such. */
const countUnreadable = (sent: SentTable, unreadable: number): SentTable =>
  unreadable > 0 ? { ...sent, unreadable, toJSON: () => ({ ...sent.toJSON(), unreadable }) } : sent;

const MAX_QUERY_LENGTH = 500;
const MAX_FILTERS = 100;
const MAX_TERMSETS = 1_000;
const MAX_PREVIEW_ROWS = 100;
const MAX_RANKED = 10;
const SHAPE_WIDTH = 1_024;
/** So many points of land that are cut are one piece of work. */
const POINTS = 5_000;

const search = (registry: SourceRegistry, args: SearchArgs): Promise<SearchAnswer> => {
  const query = args.query ?? "";
  const filters = args.filters ?? [];
  if (query.length > MAX_QUERY_LENGTH)
    throw invalidRequest(`A search may have ${MAX_QUERY_LENGTH} characters.`);
  if (filters.length > MAX_FILTERS)
    throw invalidRequest(`A search may have ${MAX_FILTERS} filters.`);
  const termsets = filters.flatMap(({ type, value }) =>
    type === "DataCubeTermset" ? parseTermsets(value) : [],
  );
  if (termsets.length > MAX_TERMSETS)
    throw invalidRequest(`A search may name ${MAX_TERMSETS} termsets.`);
  const limit = args.limit ?? undefined;
  if (limit !== undefined && limit < 0) throw invalidRequest("The limit of a search is 0 or more.");
  return findSource(registry, args).search({
    locale: parseLocale(args.locale),
    query,
    order: args.order ?? "SCORE",
    includeDrafts: args.includeDrafts ?? false,
    fetchDimensionTermsets: args.fetchDimensionTermsets ?? false,
    filters: filters.map(({ type, label, value }) => ({
      type,
      value,
      ...(label ? { label } : {}),
    })),
    ...(limit === undefined ? {} : { limit }),
  });
};

/** Where a reader sees a query: in the operator's editor, else its answer as the endpoint gives it. */
const buildQueryUrl = (
  { url, endpointUrl = url, editorUrl }: SourceEntry,
  query: string,
): string | null => {
  if (editorUrl) return `${editorUrl}#query=${encodeURIComponent(query)}`;
  return endpointUrl === null ? null : `${endpointUrl}?query=${encodeURIComponent(query)}`;
};

const dataCubesMetadata = (
  registry: SourceRegistry,
  args: CubesArgs,
  budget: AnswerBudget,
): Promise<CubeMetadata[]> => {
  const source = findSource(registry, args);
  const locale = parseLocale(args.locale);
  const cubes = parseCubeFilters(args.cubeFilters, budget);
  return Promise.all(cubes.map(({ iri }) => source.metadata({ iri, locale })));
};

const dataCubesComponents = (
  registry: SourceRegistry,
  args: CubesArgs,
  budget: AnswerBudget,
): Promise<CubeComponents> =>
  fetchComponents(
    {
      source: findSource(registry, args),
      locale: parseLocale(args.locale),
      cubes: parseCubeFilters(args.cubeFilters, budget),
    },
    budget,
  );

const dataCubesObservations = async (
  registry: SourceRegistry,
  args: CubesArgs & { format?: Format },
  budget: AnswerBudget,
) => {
  const source = findSource(registry, args);
  const cubes = parseCubeFilters(args.cubeFilters, budget);
  const locale = parseLocale(args.locale);
  const { table, queries, notes, unreadable, staleSince } = await fetchObservations(
    { source, locale, cubes },
    budget,
  );
  const entry = registry.findEntry(args.sourceType, String(args.sourceUrl));
  return {
    data: encode(table, args.format, budget),
    sparqlEditorUrls: queries.map(({ cubeIri, query }) => ({
      cubeIri,
      url: entry && query ? buildQueryUrl(entry, query) : null,
    })),
    notes,
    unreadable,
    dataAsOf: staleSince === undefined ? null : new Date(staleSince).toISOString(),
  };
};

const dataCubePreview = async (
  registry: SourceRegistry,
  args: CubeArgs & { limit?: number | null; format?: Format },
  budget: AnswerBudget,
) => {
  const { iri, filters, componentIds } = parseCubeFilter(args.cubeFilter, budget);
  const { table, unreadable = 0 } = await findSource(registry, args).observations({
    iri,
    locale: parseLocale(args.locale),
    limit: Math.min(Math.max(args.limit ?? 8, 1), MAX_PREVIEW_ROWS),
    ...(filters ? { filters } : {}),
    ...(componentIds ? { componentIds } : {}),
  });
  const encoded = encode(table, args.format, budget);
  return "table" in encoded ? countUnreadable(encoded, unreadable) : encoded;
};

type LargestArgs = CubeArgs & { measureId: string; dimensions: { id: string; most: number }[] };

const dataCubeLargestValues = async (
  registry: SourceRegistry,
  args: LargestArgs,
  budget: AnswerBudget,
): Promise<LargestValues[]> => {
  const { iri, filters } = parseCubeFilter(args.cubeFilter, budget);
  const { measureId, dimensions } = args;
  if (dimensions.length > MAX_RANKED)
    throw invalidRequest(`A query may rank the values of ${MAX_RANKED} dimensions.`);
  const componentIds = [measureId, ...dimensions.map(({ id }) => id)];
  budget.takeIds({ joinBy: [], componentIds });
  return findSource(registry, args).largestValues({
    iri,
    measureId,
    dimensions: dimensions.map(({ id, most }) => ({ id, most: Math.max(1, most) })),
    ...(filters ? { filters } : {}),
  });
};

type ShapesArgs = CubeArgs & { dimensionId: string; width?: number | null };

const dataCubeDimensionGeoShapes = async (
  registry: SourceRegistry,
  args: ShapesArgs,
  budget: AnswerBudget,
): Promise<ShapesAnswer> => {
  const { dimensionId } = args;
  const width = pickShapeWidth(args.width ?? SHAPE_WIDTH);
  const source = findSource(registry, args);
  const asked = { iri: args.cubeFilter.iri, dimensionId, width };
  return budget.once(nameQuestion(source, asked), () => source.shapes(asked));
};

const baseMap = async (
  { box, width }: { box: readonly number[]; width?: number | null },
  budget: AnswerBudget,
): Promise<BaseMap> =>
  readBaseMap(parseGeoBox(box), width ?? SHAPE_WIDTH, {
    spend: (points) => budget.takeWork(points / POINTS),
    inTurn: (work) => budget.inTurn(work),
  });

type Resolver = (args: never, budget: AnswerBudget) => Promise<unknown>;

/** Tables are counted before they are written. */
const countsItself = (name: string): boolean =>
  name === "dataCubesObservations" || name === "dataCubePreview";

/** Calls of one request run one after the other, and what each answers is taken from the budget. */
const bound = <Resolvers extends Record<string, Resolver>>(resolvers: Resolvers): Resolvers =>
  Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]): [string, Resolver] => [
      name,
      (args, budget) =>
        budget.runInTurn(async () => {
          const answer = await resolve(args, budget);
          if (!countsItself(name)) await budget.takeAnswer(answer);
          return answer;
        }),
    ]),
  ) as Resolvers;

type DataResolverOptions = {
  /** None when absent. */
  mapServices?: MapServices | undefined;
  /** For queries that are not the product's own: components and metadata have all names of the interface (D73). */
  isPublic?: boolean;
};

/** The root value of the schema: one function for each call; the context of a request is its budget. */
export const makeDataResolvers = (
  registry: SourceRegistry,
  { mapServices = NO_MAP_SERVICES, isPublic = false }: DataResolverOptions = {},
) =>
  bound({
    searchCubes: async (args: SearchArgs): Promise<SearchResult[]> =>
      (await search(registry, args)).results,
    searchTotal: async (args: SearchArgs): Promise<number> => (await search(registry, args)).total,
    searchFacets: async (args: SearchArgs): Promise<SearchAnswer["facets"]> =>
      (await search(registry, args)).facets,
    searchSuggestion: async (args: SearchArgs): Promise<string | undefined> =>
      (await search(registry, args)).suggestion,
    dataCubesMetadata: async (args: CubesArgs, budget: AnswerBudget): Promise<CubeMetadata[]> => {
      const metadata = await dataCubesMetadata(registry, args, budget);
      return isPublic ? metadata.map(nameContact) : metadata;
    },
    dataCubesComponents: async (args: CubesArgs, budget: AnswerBudget): Promise<CubeComponents> => {
      const components = await dataCubesComponents(registry, args, budget);
      return isPublic ? nameComponents(components) : components;
    },
    dataCubesObservations: (
      args: Parameters<typeof dataCubesObservations>[1],
      budget: AnswerBudget,
    ) => dataCubesObservations(registry, args, budget),
    dataCubePreview: (args: Parameters<typeof dataCubePreview>[1], budget: AnswerBudget) =>
      dataCubePreview(registry, args, budget),
    dataCubeComponentTermsets: async (args: CubeArgs): Promise<ComponentTermsets[]> =>
      findSource(registry, args).termsets({
        iri: args.cubeFilter.iri,
        locale: parseLocale(args.locale),
      }),
    dataCubeDimensionGeoShapes: (args: ShapesArgs, budget: AnswerBudget) =>
      dataCubeDimensionGeoShapes(registry, args, budget),
    baseMap,
    mapProviders: async (): Promise<readonly MapProvider[]> => mapServices.providers,
    mapService: async (args: { url: string; layers?: string[] | null }): Promise<MapService> =>
      readMapService(mapServices, args),
    possibleFilters: async (args: CubeArgs, budget: AnswerBudget): Promise<PossibleFilter[]> =>
      findSource(registry, args).possibleFilters({
        iri: args.cubeFilter.iri,
        filters: parseSingleFilters(args.cubeFilter.filters, budget),
      }),
    dataCubeLargestValues: (args: LargestArgs, budget: AnswerBudget) =>
      dataCubeLargestValues(registry, args, budget),
    dataCubeReadProgress: async (args: CubeArgs): Promise<ReadProgress | undefined> =>
      findSource(registry, args).progress(args.cubeFilter.iri),
    dataCubeLatestIri: async (args: CubeArgs): Promise<string | undefined> =>
      findSource(registry, args).latestIri(args.cubeFilter.iri),
    dataCubeUnversionedIri: async (args: CubeArgs): Promise<string | undefined> =>
      findSource(registry, args).unversionedIri(args.cubeFilter.iri),
  });
