import { SourceError } from "../source/cube-source.ts";
import { buildVersionsQuery } from "../sparql/queries/build-versions-query.ts";
import { type CubeModel, fetchCubeModel } from "../sparql/model/cube-model.ts";
import {
  type CubeVersion,
  parseVersions,
  pickLatestVersion,
} from "../sparql/parsing/parse-versions.ts";
import type { ReadContext } from "../sparql/answers/read-components.ts";
import type { SparqlClient } from "../sparql/client/sparql-client.ts";
import { cacheSlices } from "./cached-slices.ts";
import { type Fresh, FreshCache } from "./fresh-cache.ts";
import type { ObservationReader, ObservationRows } from "./observation-reader.ts";
import { makeTableStore, type TableStore } from "./table-store.ts";
import { makeWholeReader } from "./whole-reader.ts";
import { renameIri } from "../sparql/queries/rename-iri.ts";

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
  /** Of all sources; one of its own in memory when absent. */
  tables?: TableStore;
  /** The name of the source in `tables`. */
  name?: string;
};

type CachedCube = {
  model: CubeModel;
  getReader: () => Promise<ObservationReader>;
  /** Whether somebody has asked for observations. */
  wasRead: boolean;
};

/** No cube has a longer one; what is asked for is kept with its name. */
const LONGEST_IRI = 2_000;

const isPublishedVersion = ({ isVersioned, isPublished }: CubeVersion): boolean =>
  isVersioned && isPublished;

/** A source that is away or broken may be back soon; one that says that there is no such cube is right. */
const mayStandIn = (error: unknown): boolean =>
  !(
    error instanceof SourceError &&
    (error.id === "CANNOT_FIND_CUBE" || error.id === "BAD_REQUEST")
  );

/** Opens the cubes of one source and keeps them while they cannot have changed. */
export class CubeShelf {
  readonly client: SparqlClient;
  readonly #limits: ShelfLimits;
  readonly #openRows: ShelfInput["openRows"];
  readonly #tables: TableStore;
  readonly #name: string;
  readonly #versions = new FreshCache<CubeVersion[]>({ maxEntries: 1_000, mayStandIn });
  readonly #cubes: FreshCache<CachedCube>;
  #opened = 0;

  constructor({ client, limits, openRows, tables = makeTableStore(), name = "" }: ShelfInput) {
    this.client = client;
    this.#limits = limits;
    this.#openRows = openRows;
    this.#tables = tables;
    this.#name = name;
    this.#cubes = new FreshCache({ maxEntries: limits.cachedCubes, mayStandIn });
  }

  async versions(iri: string): Promise<CubeVersion[]> {
    if (iri.length > LONGEST_IRI) return [];
    return (await this.#freshVersions(iri)).value;
  }

  #freshVersions(iri: string): Promise<Fresh<CubeVersion[]>> {
    return this.#versions.get(iri, this.#limits.mutableMaxAgeMs, async () =>
      parseVersions(await this.client.select(buildVersionsQuery(renameIri(iri)))),
    );
  }

  /** Whether this is the IRI of a published version, which never changes. */
  async isImmutable(iri: string): Promise<boolean> {
    const versions = await this.versions(iri);
    return versions.some((version) => version.iri === iri && isPublishedVersion(version));
  }

  /** The cube itself, or the latest version of a history node. */
  async cube(iri: string): Promise<ReadContext> {
    const versions = await this.versions(iri);
    const version = versions.find((each) => each.iri === iri) ?? pickLatestVersion(versions, iri);
    if (!version)
      throw new SourceError("CANNOT_FIND_CUBE", `There is no cube ${iri.slice(0, LONGEST_IRI)}.`);
    const { mutableMaxAgeMs, immutableMaxAgeMs } = this.#limits;
    const isImmutable = isPublishedVersion(version);
    const { value, staleSince } = await this.#cubes.get(
      version.iri,
      isImmutable ? immutableMaxAgeMs : mutableMaxAgeMs,
      async (older) => {
        const opened = await this.#open(version, isImmutable);
        if (older?.wasRead) await (await opened.getReader()).prepare?.();
        return opened;
      },
    );
    const { model, getReader } = value;
    return {
      client: this.client,
      model,
      getReader,
      isImmutable: isImmutable && version.iri === iri,
      ...(staleSince === undefined || isImmutable ? {} : { staleSince }),
    };
  }

  async #open(version: CubeVersion, isImmutable: boolean): Promise<CachedCube> {
    const model = await fetchCubeModel(this.client, version);
    const generation = (this.#opened += 1);
    let reader: Promise<ObservationReader> | undefined;
    const cube: CachedCube = {
      model,
      wasRead: false,
      getReader: () => {
        cube.wasRead = true;
        const forget = (): void => void (reader = undefined);
        const opening = (reader ??= this.#openReader({ model, generation, isImmutable, forget }));
        opening.catch(forget);
        return opening;
      },
    };
    return cube;
  }

  async #openReader({
    model,
    generation,
    isImmutable,
    forget,
  }: {
    model: CubeModel;
    generation: number;
    isImmutable: boolean;
    forget: () => void;
  }): Promise<ObservationReader> {
    const { wholeCubeRows } = this.#limits;
    const tables = this.#tables;
    const rows = this.#openRows(model);
    const fileKey = `${this.#name} ${model.iri}`;
    const key = `${fileKey} ${generation}`;
    const count = wholeCubeRows === 0 ? Number.POSITIVE_INFINITY : await rows.count();
    return count <= wholeCubeRows
      ? makeWholeReader({
          rows,
          model,
          count,
          tables,
          key,
          onFailure: forget,
          ...(isImmutable ? { fileKey } : {}),
        })
      : cacheSlices(rows.slices, tables, key);
  }
}
