import { randomUUID } from "node:crypto";

import type { DataSource } from "@statelier/model";

import { openEmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import type { SourceMonitor } from "../faults/source-monitor.ts";
import type { ReadLimits } from "../reading/open-reader.ts";
import type { TableStore } from "../reading/table-store.ts";
import { type CubeSource, makeMissingCube, SourceError } from "../source/cube-source.ts";
import type { SourceStatus } from "../source/source-status.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { DatasetDescriptions } from "./dataset-descriptions.ts";
import type { DescribedDataset } from "./datasets/describe-dataset.ts";
import type { SqlPlace } from "./datasets/sql-place.ts";
import type { SqlEngine, SqlQuery } from "./engines/sql-engine.ts";
import { makeSqlRows } from "./make-sql-rows.ts";

export type EditionOptions = {
  dataSource: DataSource;
  baseIri: string;
  limits: Partial<ReadLimits> & Pick<ReadLimits, "wholeCubeRows">;
  /** Where columns are kept, for all sources. On disk none are: tables change. */
  tables?: TableStore;
  onProblem: (sentence: string) => void;
  monitor: SourceMonitor;
  /** How long all datasets are waited for, before those that are described are offered. */
  patienceMs?: number;
};

/** The tables as they were at one time: a source whose answers belong together. */
export type SqlEdition = {
  use: <Answer>(ask: (source: CubeSource) => Promise<Answer>) => Promise<Answer>;
  status: () => SourceStatus;
  /** Ends the edition when nobody uses it any more. */
  retire: () => Promise<void>;
};

/** Without any value. */
const summarizeSql = ({ select, isDistinct }: SqlQuery): string => {
  const columns = `${select.length} ${select.length === 1 ? "column" : "columns"}`;
  return `SELECT ${isDistinct ? "DISTINCT " : ""}${columns}`;
};

/** An engine that ends once its last question is answered: what reads in the background is no user of an edition. */
const watchEngine = (engine: SqlEngine, monitor: SourceMonitor): SqlEngine => {
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    dialect: engine.dialect,
    isRanged: engine.isRanged ?? false,
    openTable: (data, folder) => engine.openTable(data, folder),
    query: async (query) => {
      if (isClosed) throw new SourceError("SOURCE_DOWN", "The source is closed.");
      const answering = monitor.watch(summarizeSql(query), () => engine.query(query));
      running.add(answering);
      return answering.finally(() => running.delete(answering));
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(running);
      await engine.close();
    },
  };
};

/** A time that no process reaches: within an edition nothing changes. */
const FOREVER_MS = Number.MAX_SAFE_INTEGER / 2;

type Composed = { source: CubeSource; close: () => Promise<void> };

const compose = async (
  engine: SqlEngine,
  described: ReadonlyMap<string, DescribedDataset>,
  { dataSource, limits, tables }: EditionOptions,
): Promise<Composed> => {
  const lines = new Set<string>();
  for (const dataset of described.values()) for (const line of dataset.lines) lines.add(line);
  const store = await openEmbeddedStore({ ntriples: [...lines, ""].join("\n") });
  const source = makeSparqlSource({
    dataSource,
    endpoint: (request) => handleSparqlProtocol(request, store),
    options: {
      ...limits,
      ...(engine.isRanged && limits.readWhole !== "first" ? { readWhole: "never" } : {}),
      mutableMaxAgeMs: FOREVER_MS,
      immutableMaxAgeMs: FOREVER_MS,
      catalogueMaxAgeMs: FOREVER_MS,
      ...(tables ? { tables: { ...tables, files: undefined } } : {}),
    },
    rows: {
      name: `${dataSource.type} ${dataSource.url} ${randomUUID()}`,
      open: (model) => {
        const dataset = described.get(model.iri);
        if (!dataset) throw makeMissingCube(model.iri);
        return makeSqlRows(engine, dataset, model);
      },
    },
  });
  return { source, close: () => store.close() };
};

/** A source that ends when it is retired and nobody uses it any more. */
class UsedSource {
  readonly source: CubeSource;
  readonly #close: () => Promise<void>;
  readonly #unused = Promise.withResolvers<void>();
  #users = 0;
  #isRetired = false;

  constructor({ source, close }: Composed) {
    this.source = source;
    this.#close = close;
  }

  async use<Answer>(ask: (source: CubeSource) => Promise<Answer>): Promise<Answer> {
    this.#users += 1;
    try {
      return await ask(this.source);
    } finally {
      this.#users -= 1;
      this.#check();
    }
  }

  async retire(): Promise<void> {
    this.#isRetired = true;
    this.#check();
    await this.#unused.promise;
    await this.#close();
  }

  #check(): void {
    if (this.#isRetired && this.#users === 0) this.#unused.resolve();
  }
}

/** Datasets that are not described after so long are offered later. */
const PATIENCE_MS = 2_500;

/** Reads what is said about every dataset. Rejects with `SourceError` where the place does not answer. */
export const openSqlEdition = async (
  place: SqlPlace,
  options: EditionOptions,
): Promise<SqlEdition> => {
  const { baseIri, limits, onProblem, monitor, patienceMs = PATIENCE_MS } = options;
  const { engine: opened, datasets, vocabulary, problems } = await place.open();
  const engine = watchEngine(opened, monitor);
  for (const problem of problems) onProblem(problem);
  const descriptions = new DatasetDescriptions({
    engine,
    datasets,
    // To look through all rows of what comes in parts would be to download it.
    options: { baseIri, vocabulary, checkedRows: engine.isRanged ? 0 : limits.wholeCubeRows },
    onProblem,
    onChange: () => {
      // Who waits to be offered is offered with those that are described meanwhile.
      if (willGrow) return;
      willGrow = true;
      growing = growing
        .then(grow)
        .catch((error: unknown) => onProblem(`A dataset cannot be offered yet: ${String(error)}`));
    },
  });
  const composeNow = async (): Promise<UsedSource> =>
    new UsedSource(await compose(engine, descriptions.collect(), options));
  // What is described while the first source is still being put together waits for it.
  const isOpen = Promise.withResolvers<void>();
  let growing = isOpen.promise;
  let willGrow = false;
  let current: UsedSource;
  const grow = async (): Promise<void> => {
    willGrow = false;
    const before = current;
    current = await composeNow();
    void before.retire();
  };
  try {
    await descriptions.ready(patienceMs);
    current = await composeNow();
    isOpen.resolve();
  } catch (error) {
    descriptions.stop();
    await engine.close();
    throw error;
  }
  return {
    use: (ask) => current.use(ask),
    status: () => current.source.status(),
    retire: async () => {
      descriptions.stop();
      await growing;
      await current.retire();
      await engine.close();
    },
  };
};
