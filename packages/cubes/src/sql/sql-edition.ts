import { randomUUID } from "node:crypto";

import type { DataSource } from "@statelier/model";

import { openEmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import type { SourceMonitor } from "../faults/source-monitor.ts";
import type { ReadLimits } from "../reading/open-reader.ts";
import type { TableStore } from "../reading/table-store.ts";
import { type CubeSource, SourceError } from "../source/cube-source.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { describeDataset, type DescribedDataset } from "./datasets/describe-dataset.ts";
import type { OpenedPlace, SqlPlace } from "./datasets/sql-place.ts";
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
};

/** The tables as they were at one time: a source whose answers belong together. */
export type SqlEdition = {
  source: CubeSource;
  /** Ends the edition when nobody uses it any more. */
  retire: () => Promise<void>;
  use: <Answer>(ask: (source: CubeSource) => Promise<Answer>) => Promise<Answer>;
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

const describeAll = async (
  { engine, datasets, vocabulary, problems }: OpenedPlace,
  { baseIri, limits, onProblem }: EditionOptions,
): Promise<Map<string, DescribedDataset>> => {
  for (const problem of problems) onProblem(problem);
  const described = new Map<string, DescribedDataset>();
  for (const dataset of datasets) {
    const options = { baseIri, vocabulary, checkedRows: limits.wholeCubeRows };
    const outcome = await describeDataset(engine, dataset, options);
    if (!outcome.ok)
      for (const problem of outcome.problems) onProblem(`${dataset.name}: ${problem}`);
    else if (described.has(outcome.value.cubeIri))
      onProblem(`${dataset.name}: another dataset has the same key and version`);
    else described.set(outcome.value.cubeIri, outcome.value);
  }
  return described;
};

const openSource = async (
  place: OpenedPlace,
  described: ReadonlyMap<string, DescribedDataset>,
  { dataSource, limits, tables }: EditionOptions,
): Promise<{ source: CubeSource; close: () => Promise<void> }> => {
  const lines = new Set<string>();
  for (const dataset of described.values()) for (const line of dataset.lines) lines.add(line);
  const store = await openEmbeddedStore({ ntriples: [...lines, ""].join("\n") });
  const source = makeSparqlSource({
    dataSource,
    endpoint: (request) => handleSparqlProtocol(request, store),
    options: {
      ...limits,
      mutableMaxAgeMs: FOREVER_MS,
      immutableMaxAgeMs: FOREVER_MS,
      catalogueMaxAgeMs: FOREVER_MS,
      ...(tables ? { tables: { ...tables, files: undefined } } : {}),
    },
    rows: {
      name: `${dataSource.type} ${dataSource.url} ${randomUUID()}`,
      open: (model) => {
        const dataset = described.get(model.iri);
        if (!dataset) throw new SourceError("CANNOT_FIND_CUBE", `There is no cube ${model.iri}.`);
        return makeSqlRows(place.engine, dataset, model);
      },
    },
  });
  return { source, close: () => store.close() };
};

/** Reads what is said about every dataset. Rejects with `SourceError` where the place does not answer. */
export const openSqlEdition = async (
  place: SqlPlace,
  options: EditionOptions,
): Promise<SqlEdition> => {
  const { engine, ...rest } = await place.open();
  const opened = { ...rest, engine: watchEngine(engine, options.monitor) };
  try {
    const described = await describeAll(opened, options);
    const { source, close } = await openSource(opened, described, options);
    let users = 0;
    let isRetired = false;
    const end = async (): Promise<void> => {
      await close();
      await opened.engine.close();
    };
    return {
      source,
      retire: async () => {
        isRetired = true;
        if (users === 0) await end();
      },
      use: async (ask) => {
        users += 1;
        try {
          return await ask(source);
        } finally {
          users -= 1;
          if (isRetired && users === 0) await end();
        }
      },
    };
  } catch (error) {
    await opened.engine.close();
    throw error;
  }
};
