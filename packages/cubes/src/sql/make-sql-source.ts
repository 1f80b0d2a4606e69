import type { DataSource } from "@statelier/model";

import { SourceMonitor } from "../faults/source-monitor.ts";
import type { ReadLimits } from "../reading/open-reader.ts";
import type { TableStore } from "../reading/table-store.ts";
import { type CubeSource, SourceError } from "../source/cube-source.ts";
import type { QueryListener, SourceStatus } from "../source/source-status.ts";
import type { SqlPlace } from "./datasets/sql-place.ts";
import { TableChangedError } from "./engines/table-changed-error.ts";
import { openSqlEdition, type SqlEdition } from "./sql-edition.ts";

type SqlSourceOptions = Partial<ReadLimits> & {
  /** Where columns are kept, for all sources; one of its own in memory when absent. */
  tables?: TableStore;
  /** How old what is known of the tables may be before it is looked whether they have changed. */
  maxAgeMs?: number;
  /** How long all datasets are waited for at the start, before those that are described are offered. */
  patienceMs?: number;
  /** Called with a sentence about what cannot be read. */
  onProblem?: (sentence: string) => void;
  /** Called with every query that was sent to the engine. */
  onQuery?: QueryListener;
  now?: () => number;
};

export type SqlSourceInput = {
  dataSource: DataSource;
  place: SqlPlace;
  /** Where the identifiers of the datasets live, ends with a slash. */
  baseIri: string;
  options?: SqlSourceOptions;
};

/** A source that holds an engine. */
export type ClosableSource = CubeSource & {
  /** Reads what is said about the tables, which the first question else does. */
  open: () => Promise<void>;
  close: () => Promise<void>;
};

/** About 160 MB of columns for two measures and four dimensions. */
const SQL_WHOLE_CUBE_ROWS = 5_000_000;
const MAX_AGE_MS = 600_000;

type Current = {
  edition: SqlEdition;
  mark: string | undefined;
  /** When the tables were last known to be as they are here. */
  readAt: number;
  checkedAt: number;
  /** Whether it has failed to read the tables again. */
  isStale: boolean;
};

/** The newest edition of a place; while a newer one is made or fails, the one before answers. */
class Editions {
  readonly #input: SqlSourceInput;
  readonly #now: () => number;
  readonly #onProblem: (sentence: string) => void;
  readonly #monitor: SourceMonitor;
  #current: Current | undefined;
  #opening: Promise<Current> | undefined;
  #refreshing: Promise<void> | undefined;
  #isClosed = false;

  constructor(input: SqlSourceInput) {
    const { onProblem = () => undefined, now = Date.now } = input.options ?? {};
    this.#input = input;
    this.#now = now;
    this.#onProblem = onProblem;
    this.#monitor = new SourceMonitor(input.options?.onQuery);
  }

  /** What was asked of the engine, and the catalogue of what is described. */
  get status(): SourceStatus {
    const { edition, readAt, isStale } = this.#current ?? {};
    const catalogue = edition?.status().catalogue;
    const copy = this.#input.place.copy?.status;
    return {
      ...this.#monitor.status,
      ...(copy ? { copy } : {}),
      ...(catalogue && readAt !== undefined
        ? { catalogue: { ...catalogue, readAt, isStale: isStale ?? false } }
        : {}),
    };
  }

  async get(): Promise<Current> {
    if (this.#isClosed) throw new SourceError("SOURCE_DOWN", "The source is closed.");
    this.#opening ??= this.#open();
    const opening = this.#opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    const current = await opening;
    const { maxAgeMs = MAX_AGE_MS } = this.#input.options ?? {};
    if (this.#now() - current.checkedAt >= maxAgeMs) void this.refresh();
    return current;
  }

  /** Looks whether the tables have changed, and if so reads them again; never rejects. */
  refresh(isChanged = false): Promise<void> {
    this.#refreshing ??= this.#renew(isChanged).finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#input.place.copy?.close();
    await this.#refreshing;
    const opened = await this.#opening?.catch(() => undefined);
    await opened?.edition.retire();
  }

  async #open(): Promise<Current> {
    const { place, dataSource, baseIri, options = {} } = this.#input;
    const startedAt = this.#now();
    const mark = await this.#monitor.watch("PROBE", () => place.probe());
    const readAt = place.copy?.status.confirmedAt ?? startedAt;
    const edition = await openSqlEdition(place, {
      dataSource,
      baseIri,
      limits: {
        wholeCubeRows: options.wholeCubeRows ?? SQL_WHOLE_CUBE_ROWS,
        ...(options.smallCubeRows === undefined ? {} : { smallCubeRows: options.smallCubeRows }),
        ...(options.readWhole === undefined ? {} : { readWhole: options.readWhole }),
      },
      ...(options.tables ? { tables: options.tables } : {}),
      onProblem: this.#onProblem,
      monitor: this.#monitor,
      ...(options.patienceMs === undefined ? {} : { patienceMs: options.patienceMs }),
    });
    this.#current = { edition, mark, readAt, checkedAt: readAt, isStale: false };
    return this.#current;
  }

  async #renew(isChanged: boolean): Promise<void> {
    const before = await this.#opening;
    if (!before) return;
    const { place } = this.#input;
    try {
      const startedAt = this.#now();
      await place.copy?.refresh();
      const mark = await place.probe();
      if (!isChanged && mark !== undefined && mark === before.mark) {
        before.readAt = startedAt;
        before.checkedAt = this.#now();
        before.isStale = false;
        return;
      }
      const after = await this.#open();
      this.#opening = Promise.resolve(after);
      await before.edition.retire();
    } catch (error) {
      before.checkedAt = this.#now();
      before.isStale = true;
      this.#onProblem(`The tables were not read again: ${String(error)}`);
    }
  }
}

/** Cubes in tables: CSV and Parquet files, a DuckDB file, or PostgreSQL, each with a descriptor. */
export const makeSqlSource = (input: SqlSourceInput): ClosableSource => {
  const editions = new Editions(input);
  const ask = async <Answer>(
    question: (source: CubeSource, current: Current) => Promise<Answer>,
  ): Promise<Answer> => {
    const before = await editions.get();
    try {
      return await before.edition.use((source) => question(source, before));
    } catch (error) {
      if (!(error instanceof TableChangedError)) throw error;
      await editions.refresh(true);
      const after = await editions.get();
      return after.edition.use((source) => question(source, after));
    }
  };
  return {
    dataSource: input.dataSource,
    search: (request) => ask((source) => source.search(request)),
    metadata: (request) => ask((source) => source.metadata(request)),
    components: (request) => ask((source) => source.components(request)),
    observations: (request) =>
      ask(async (source, { isStale, readAt }) => ({
        ...(await source.observations(request)),
        isImmutable: false,
        ...(isStale ? { staleSince: readAt } : {}),
      })),
    possibleFilters: (request) => ask((source) => source.possibleFilters(request)),
    largestValues: (request) => ask((source) => source.largestValues(request)),
    termsets: (request) => ask((source) => source.termsets(request)),
    shapes: (request) => ask((source) => source.shapes(request)),
    progress: (iri) => ask((source) => source.progress(iri)),
    latestIri: (iri) => ask((source) => source.latestIri(iri)),
    unversionedIri: (iri) => ask((source) => source.unversionedIri(iri)),
    isImmutable: () => Promise.resolve(false),
    status: () => editions.status,
    open: async () => void (await editions.get()),
    close: () => editions.close(),
  };
};
