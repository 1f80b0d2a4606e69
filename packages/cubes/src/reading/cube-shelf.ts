import { SourceError } from "../cube-source.ts";
import { buildVersionsQuery } from "../sparql/build-versions-query.ts";
import { type CubeModel, fetchCubeModel } from "../sparql/cube-model.ts";
import { type CubeVersion, parseVersions, pickLatestVersion } from "../sparql/parse-versions.ts";
import type { ReadContext } from "../sparql/read-components.ts";
import type { SparqlClient } from "../sparql/sparql-client.ts";
import { BoundedCache } from "./bounded-cache.ts";
import type { ObservationReader, ObservationRows } from "./observation-reader.ts";
import { makeWholeReader } from "./whole-reader.ts";

export type ShelfLimits = {
  /** Cubes up to this number of observations are read once and kept as columns; 0 keeps none. */
  wholeCubeRows: number;
  /** Cubes that are kept. */
  cachedCubes: number;
  /** How long a draft, a cube without versions and the list of versions may be old. */
  mutableMaxAgeMs: number;
  /** How long a published version may be kept. */
  immutableMaxAgeMs: number;
};

export type ShelfInput = {
  /** Answers for the model of the cubes. */
  client: SparqlClient;
  limits: ShelfLimits;
  openRows: (model: CubeModel) => ObservationRows;
};

type CachedCube = { model: CubeModel; getReader: () => Promise<ObservationReader> };

/** Opens the cubes of one source and keeps them while they cannot have changed. */
export class CubeShelf {
  readonly client: SparqlClient;
  readonly #limits: ShelfLimits;
  readonly #openRows: ShelfInput["openRows"];
  readonly #versions = new BoundedCache<CubeVersion[]>({ maxEntries: 1_000 });
  readonly #cubes: BoundedCache<CachedCube>;

  constructor({ client, limits, openRows }: ShelfInput) {
    this.client = client;
    this.#limits = limits;
    this.#openRows = openRows;
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
    const rows = this.#openRows(model);
    if (wholeCubeRows === 0) return rows.slices;
    const count = await rows.count();
    return count <= wholeCubeRows ? makeWholeReader(rows, model, count) : rows.slices;
  }
}
