import type { ComponentTermsets, DataSource, PossibleFilter, SingleFilter } from "@statelier/model";

import {
  type ComponentsRequest,
  type CubeSource,
  type ObservationsRequest,
  SourceError,
} from "../cube-source.ts";
import { searchCatalogue } from "../search/search-catalogue.ts";
import { BoundedCache } from "./bounded-cache.ts";
import { buildVersionsQuery } from "./build-versions-query.ts";
import { fetchCatalogue, makeCatalogueReader } from "./catalogue-reader.ts";
import { type CubeModel, fetchCubeModel } from "./cube-model.ts";
import { collectMetadataIris, deriveMetadata } from "./derive-metadata.ts";
import { localizeTable } from "./localize-table.ts";
import type { ObservationReader } from "./observation-reader.ts";
import { type CubeVersion, parseVersions, pickLatestVersion } from "./parse-versions.ts";
import { readComponents, type ReadContext } from "./read-components.ts";
import { readPossibleFilters } from "./read-possible-filters.ts";
import { readTermsets } from "./read-termsets.ts";
import { resolveFilters } from "./resolve-filters.ts";
import { makeSliceReader } from "./slice-reader.ts";
import { makeSparqlClient, type SparqlClient, type SparqlEndpoint } from "./sparql-client.ts";
import { TermError } from "./sparql-term.ts";
import { VISUALIZE_APPLICATION } from "./vocabulary.ts";
import { makeWholeReader } from "./whole-reader.ts";

export type SparqlSourceOptions = {
  timeoutMs?: number;
  /** Of one answer. */
  maxBytes?: number;
  /** Only cubes that name this application stand in the catalogue; null lists every cube. */
  workExample?: string | null;
  /** Cubes up to this number of observations are read once and kept as columns. */
  wholeCubeRows?: number;
  /** Cubes that are kept. */
  cachedCubes?: number;
  /** How long a draft, a cube without versions and the list of versions may be old. */
  mutableMaxAgeMs?: number;
  /** How long a published version may be kept. */
  immutableMaxAgeMs?: number;
  catalogueMaxAgeMs?: number;
  fetch?: typeof globalThis.fetch;
};

const DEFAULTS = {
  wholeCubeRows: 50_000,
  cachedCubes: 40,
  mutableMaxAgeMs: 60_000,
  immutableMaxAgeMs: 3_600_000,
  catalogueMaxAgeMs: 60_000,
};

type CachedCube = { model: CubeModel; getReader: () => Promise<ObservationReader> };

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

/** Reads cubes of one endpoint and keeps them while they cannot have changed. */
class CubeShelf {
  readonly client: SparqlClient;
  readonly #limits: typeof DEFAULTS;
  readonly #versions = new BoundedCache<CubeVersion[]>({ maxEntries: 1_000 });
  readonly #cubes: BoundedCache<CachedCube>;

  constructor(client: SparqlClient, limits: typeof DEFAULTS) {
    this.client = client;
    this.#limits = limits;
    this.#cubes = new BoundedCache({ maxEntries: limits.cachedCubes });
  }

  versions(iri: string): Promise<CubeVersion[]> {
    return this.#versions.get(iri, this.#limits.mutableMaxAgeMs, async () =>
      parseVersions(await this.client.select(buildVersionsQuery(iri))),
    );
  }

  /** The cube itself, or the latest version of a history node. */
  async cube(iri: string): Promise<ReadContext> {
    const versions = await this.versions(iri);
    const version = versions.find((each) => each.iri === iri) ?? pickLatestVersion(versions, iri);
    if (!version) throw new SourceError("CANNOT_FIND_CUBE", `There is no cube ${iri}.`);
    const { mutableMaxAgeMs, immutableMaxAgeMs } = this.#limits;
    const isImmutable = version.isVersioned && version.isPublished;
    const cached = await this.#cubes.get(
      version.iri,
      isImmutable ? immutableMaxAgeMs : mutableMaxAgeMs,
      () => this.#open(version),
    );
    return { client: this.client, ...cached };
  }

  async #open(version: CubeVersion): Promise<CachedCube> {
    const model = await fetchCubeModel(this.client, version);
    let reader: Promise<ObservationReader> | undefined;
    const getReader = (): Promise<ObservationReader> => {
      const opening = (reader ??= this.#openReader(model));
      opening.catch(() => (reader = undefined));
      return opening;
    };
    return { model, getReader };
  }

  async #openReader(model: CubeModel): Promise<ObservationReader> {
    const { wholeCubeRows } = this.#limits;
    const count = wholeCubeRows > 0 ? await model.count() : Number.POSITIVE_INFINITY;
    return count <= wholeCubeRows
      ? makeWholeReader(this.client, model, count)
      : makeSliceReader(this.client, model);
  }
}

const readObservations = async (context: ReadContext, request: ObservationsRequest) => {
  const { model, getReader } = context;
  const reader = await getReader();
  const filters = await resolveFilters(model, reader, request.filters ?? {});
  const paths = [...model.components.values()]
    .filter(({ id }) => !request.componentIds || request.componentIds.includes(id))
    .map(({ path }) => path);
  const { limit } = request;
  const { table, query } = await reader.read({
    paths,
    filters,
    ...(limit === undefined ? {} : { limit }),
  });
  return { table: localizeTable(table, model, request.locale), query, notes: model.notes };
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
};

/** Cubes in the cube.link schema behind any SPARQL 1.1 endpoint. */
export const makeSparqlSource = ({
  endpoint,
  dataSource,
  options = {},
}: SparqlSourceInput): CubeSource => {
  const { workExample = VISUALIZE_APPLICATION, timeoutMs, maxBytes, fetch, ...limits } = options;
  const client = makeSparqlClient({
    endpoint,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
    ...(fetch ? { fetch } : {}),
  });
  const shelf = new CubeShelf(client, { ...DEFAULTS, ...limits });
  const readCatalogue = makeCatalogueReader(
    () => fetchCatalogue(client, { workExample: workExample ?? undefined }),
    limits.catalogueMaxAgeMs ?? DEFAULTS.catalogueMaxAgeMs,
  );
  return {
    dataSource,
    search: guard(async (request) => searchCatalogue(await readCatalogue(), request)),
    metadata: guard(async ({ iri, locale }) => {
      const { model } = await shelf.cube(iri);
      await model.attributes.load(collectMetadataIris(model));
      return deriveMetadata(model, locale);
    }),
    components: guard(async (request: ComponentsRequest) => {
      const context = await shelf.cube(request.iri);
      const components = await readComponents(context, request);
      return { ...components, notes: context.model.notes };
    }),
    observations: guard(async (request) =>
      readObservations(await shelf.cube(request.iri), request),
    ),
    possibleFilters: guard(
      async (request: {
        iri: string;
        filters: Record<string, SingleFilter>;
      }): Promise<PossibleFilter[]> =>
        readPossibleFilters(await shelf.cube(request.iri), request.filters),
    ),
    termsets: guard(async ({ iri, locale }): Promise<ComponentTermsets[]> =>
      readTermsets(await shelf.cube(iri), locale),
    ),
    latestIri: guard(async (iri) => pickLatestVersion(await shelf.versions(iri), iri)?.iri),
    unversionedIri: guard(
      async (iri) => pickLatestVersion(await shelf.versions(iri), iri)?.unversionedIri,
    ),
  };
};
