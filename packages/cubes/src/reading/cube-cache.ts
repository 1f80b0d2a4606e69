import { ByteCache } from "@statelier/model";

import { makeMissingCube, type ReadProgress, SourceError } from "../source/cube-source.ts";
import { type CubeVersion, guessSeries, isLasting, pickLatestVersion } from "./cube-version.ts";
import { type Fresh, FreshCache } from "./fresh-cache.ts";
import type { ObservationReader, ObservationRows } from "./observation-reader.ts";
import { openReader, type ReadLimits } from "./open-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";
import { makeTableStore, type TableStore } from "./table-store.ts";

export type CubeLimits = ReadLimits & {
  /** Cubes that are kept. */
  cachedCubes: number;
  /** How long a draft, a cube without versions and the list of versions may be old. */
  mutableMaxAgeMs: number;
  /** How long a published version may be kept. */
  immutableMaxAgeMs: number;
};

export type CubeCacheInput<Cube extends ReadableCube> = {
  /** The cube or series itself and every version beside it. */
  fetchVersions: (iri: string) => Promise<CubeVersion[]>;
  /** Asks for what is said of a cube; the answer makes the cube of it. */
  fetchCube: (iri: string) => Promise<(version: CubeVersion) => Cube>;
  openRows: (cube: Cube) => ObservationRows;
  limits: CubeLimits;
  /** Of all sources; one of its own in memory when absent. */
  tables?: TableStore;
  /** The name of the source in `tables`. */
  name?: string;
};

/** A cube that is kept, for one question about it. */
export type OpenedCube<Cube> = {
  model: Cube;
  getReader: () => Promise<ObservationReader>;
  /** Observations will be asked for next: what has to be known for that is found out meanwhile. */
  expectQuestions: () => void;
  /** When the cube was read, where the source did not answer since though it should have been asked. */
  staleSince?: number;
  /** Whether the cube was asked for by the IRI of a published version. */
  isImmutable: boolean;
};

type CachedCube<Cube> = Pick<OpenedCube<Cube>, "model" | "getReader" | "expectQuestions"> & {
  /** Whether somebody has asked for observations. */
  wasRead: boolean;
};

/** No cube has a longer one; what is asked for is kept with its name. */
const LONGEST_IRI = 2_000;

/** A source that is away or broken may be back soon; one that says that there is no such cube is right. */
const mayUseOlder = (error: unknown): boolean =>
  !(
    error instanceof SourceError &&
    (error.id === "CANNOT_FIND_CUBE" || error.id === "BAD_REQUEST")
  );

/** All of its places are taken: it is there, and what was read before is no older for that. */
const isBusy = (error: unknown): boolean =>
  error instanceof SourceError && error.id === "SOURCE_BUSY";

/** Opens the cubes of one source and keeps them while they cannot have changed. */
export class CubeCache<Cube extends ReadableCube> {
  readonly #input: CubeCacheInput<Cube>;
  readonly #tables: TableStore;
  readonly #versions = new FreshCache<CubeVersion[]>({ maxEntries: 1_000, mayUseOlder, isBusy });
  readonly #cubes: FreshCache<CachedCube<Cube>>;
  /** By version, the one that answers now. */
  readonly #readers = new ByteCache<ObservationReader>(1_000);
  /** What is asked of a cube before its versions are known. */
  readonly #begun = new Map<string, ReturnType<CubeCacheInput<Cube>["fetchCube"]>>();
  #opened = 0;

  constructor(input: CubeCacheInput<Cube>) {
    this.#input = input;
    this.#tables = input.tables ?? makeTableStore();
    this.#cubes = new FreshCache({ maxEntries: input.limits.cachedCubes, mayUseOlder, isBusy });
  }

  /** A version and its series are asked for in one go, where neither is known yet. */
  #begin(iri: string): ReturnType<CubeCacheInput<Cube>["fetchCube"]> | undefined {
    const isVersion = iri.length <= LONGEST_IRI && guessSeries(iri) !== undefined;
    if (!isVersion || this.#versions.isKnown(iri) || this.#cubes.isKnown(iri)) return undefined;
    const begun = this.#begun.get(iri) ?? this.#input.fetchCube(iri);
    this.#begun.set(iri, begun);
    // Where there is no such version nobody waits for it.
    begun.catch(() => undefined);
    return begun;
  }

  async versions(iri: string): Promise<CubeVersion[]> {
    if (iri.length > LONGEST_IRI) return [];
    return (await this.#freshVersions(iri)).value;
  }

  #freshVersions(iri: string): Promise<Fresh<CubeVersion[]>> {
    const { limits, fetchVersions } = this.#input;
    return this.#versions.get(iri, limits.mutableMaxAgeMs, () => fetchVersions(iri));
  }

  /** Whether this is the IRI of a published version, which never changes. */
  async isImmutable(iri: string): Promise<boolean> {
    const versions = await this.versions(iri);
    return versions.some((version) => version.iri === iri && isLasting(version));
  }

  /** The cube itself, or the latest version of a history node. */
  async cube(iri: string): Promise<OpenedCube<Cube>> {
    const asking = this.versions(iri);
    const begun = this.#begin(iri);
    const versions = await asking.finally(() => this.#begun.delete(iri));
    const version = versions.find((each) => each.iri === iri) ?? pickLatestVersion(versions, iri);
    if (!version) throw makeMissingCube(iri.slice(0, LONGEST_IRI));
    const { mutableMaxAgeMs, immutableMaxAgeMs } = this.#input.limits;
    const isImmutable = isLasting(version);
    const { value, staleSince } = await this.#cubes.get(
      version.iri,
      isImmutable ? immutableMaxAgeMs : mutableMaxAgeMs,
      async (older) => {
        const opened = await this.#open(version, version.iri === iri ? begun : undefined);
        if (older?.wasRead) await (await opened.getReader()).prepare?.();
        return opened;
      },
    );
    const { model, getReader, expectQuestions } = value;
    return {
      model,
      getReader,
      expectQuestions,
      isImmutable: isImmutable && version.iri === iri,
      ...(staleSince === undefined || isImmutable ? {} : { staleSince }),
    };
  }

  /** How far reading all observations is; undefined while they are not read. */
  async progress(iri: string): Promise<ReadProgress | undefined> {
    const versions = await this.versions(iri);
    const version = versions.find((each) => each.iri === iri) ?? pickLatestVersion(versions, iri);
    return this.#readers.get(version?.iri ?? iri)?.progress?.();
  }

  async #open(
    version: CubeVersion,
    begun = this.#input.fetchCube(version.iri),
  ): Promise<CachedCube<Cube>> {
    const model = (await begun)(version);
    const generation = (this.#opened += 1);
    const isImmutable = isLasting(version);
    let reader: Promise<ObservationReader> | undefined;
    const forget = (): void => void (reader = undefined);
    const openOnce = (): Promise<ObservationReader> => {
      const opening = (reader ??= this.#openReader({ model, generation, isImmutable, forget }));
      opening.catch(forget);
      return opening;
    };
    const cube: CachedCube<Cube> = {
      model,
      wasRead: false,
      getReader: () => {
        cube.wasRead = true;
        return openOnce();
      },
      expectQuestions: () => void openOnce(),
    };
    return cube;
  }

  async #openReader({
    model,
    generation,
    isImmutable,
    forget,
  }: {
    model: Cube;
    generation: number;
    isImmutable: boolean;
    forget: () => void;
  }): Promise<ObservationReader> {
    const { limits, openRows, name = "" } = this.#input;
    const tables = this.#tables;
    const fileKey = `${name} ${model.iri}`;
    const noteUnreadable = (cells: number): void =>
      tables.unreadable.note(name, model.iri, cells, () => this.#cubes.delete(model.iri));
    const reader = await openReader({
      rows: openRows(model),
      cube: model,
      limits,
      tables,
      key: `${fileKey} ${generation}`,
      fileKey: isImmutable ? fileKey : undefined,
      onSlice: (cells) => cells > 0 && noteUnreadable(cells),
      onWhole: (cells) =>
        cells > 0 ? noteUnreadable(cells) : tables.unreadable.clear(name, model.iri),
      onFailure: forget,
    });
    this.#readers.set(model.iri, reader, 1);
    return reader;
  }
}
