import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openEmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "../sparql/make-sparql-source.ts";
import { startFileServer } from "../sql/download/testing/start-file-server.ts";
import { makeSqlSource } from "../sql/make-sql-source.ts";
import { openSqlPlace, type SqlPlaceInput } from "../sql/open-sql-place.ts";
import { askEverything } from "./ask-everything.ts";
import {
  buildTriples,
  stageCatalogue,
  stageDuckDb,
  stageParquet,
  stagePostgres,
} from "./stage-catalogue.ts";
import { startShardedPostgres } from "./shard-tables.ts";
import { startPostgres } from "./start-postgres.ts";
import { type SparqlServer, startSparqlServer } from "./start-sparql-server.ts";
import { startVirtuoso } from "./start-virtuoso.ts";
import { BASE_IRI, type OpenedSource } from "./suite/subject.ts";
import { openMemoryStore } from "./open-memory-store.ts";

export const openEmbedded =
  (options: SparqlSourceOptions = {}, ntriples = buildTriples()) =>
  async (): Promise<OpenedSource> => {
    const store = await openEmbeddedStore({ ntriples });
    const source = makeSparqlSource({
      endpoint: (request) => handleSparqlProtocol(request, store),
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options,
    });
    return { source, close: () => store.close() };
  };

/** As `openEmbedded`, with a store in this process. */
export const openMemory =
  (options: SparqlSourceOptions = {}, ntriples = buildTriples()) =>
  async (): Promise<OpenedSource> => {
    const store = openMemoryStore(ntriples);
    const source = makeSparqlSource({
      endpoint: (request) => handleSparqlProtocol(request, store),
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options,
    });
    return { source, close: async () => undefined };
  };

/** A server with these triples, as a source. */
const openAddress = async (
  server: Promise<SparqlServer>,
  options: SparqlSourceOptions = {},
): Promise<OpenedSource> => {
  const { url, close } = await server;
  return {
    source: makeSparqlSource({ endpoint: url, dataSource: { type: "sparql", url }, options }),
    close,
  };
};

/** A server that reads these triples from a file when it starts, as a source. */
const openFile = async (
  start: (file: string) => Promise<SparqlServer>,
  ntriples: string,
  options?: SparqlSourceOptions,
): Promise<OpenedSource> => {
  const folder = mkdtempSync(join(tmpdir(), "triples-"));
  const file = join(folder, "catalogue.nt");
  writeFileSync(file, ntriples);
  const opened = await openAddress(start(file), options);
  rmSync(folder, { recursive: true });
  return opened;
};

export const openServer =
  (ntriples = buildTriples()) =>
  (): Promise<OpenedSource> =>
    openFile(startSparqlServer, ntriples);

export const openVirtuoso =
  (ntriples = buildTriples(), options: SparqlSourceOptions = {}) =>
  (): Promise<OpenedSource> =>
    openFile(startVirtuoso, ntriples, options);

type Stage = (folder: string) => Promise<SqlPlaceInput & { stop?: () => Promise<void> }>;

export const openSql =
  (stage: Stage, wholeCubeRows?: number) => async (): Promise<OpenedSource> => {
    const { folder, remove } = stageCatalogue();
    const { stop, ...input } = await stage(folder);
    const place = openSqlPlace(input);
    if (!place.ok) throw new Error(place.problems.join("\n"));
    const source = makeSqlSource({
      dataSource: { type: "sql", url: "https://example.org/tables" },
      place: place.value,
      baseIri: BASE_IRI,
      options: {
        ...(wholeCubeRows === undefined ? {} : { wholeCubeRows }),
        patienceMs: 60_000,
        onProblem: (problem) => {
          throw new Error(problem);
        },
      },
    });
    return {
      source,
      close: async () => {
        await source.close();
        await stop?.();
        remove();
      },
    };
  };

export const csv: Stage = async (folder) => ({ location: folder });

export const parquet: Stage = async (folder) => {
  await stageParquet(folder);
  return { location: folder };
};

const serveParquet = async (folder: string, hasRanges: boolean): ReturnType<Stage> => {
  await stageParquet(folder);
  const names = (of: string) => readdirSync(join(folder, of)).join(", ");
  const list = `datasets: [${names("datasets")}]\nvocabulary: [${names("vocabulary")}]\n`;
  writeFileSync(join(folder, "tables.yaml"), list);
  const server = await startFileServer(folder, { hasRanges });
  const kept = mkdtempSync(join(tmpdir(), "kept-"));
  return {
    location: `${server.url}tables.yaml`,
    download: { folder: kept, rangedBytes: 0 },
    stop: async () => {
      await server.close();
      rmSync(kept, { recursive: true });
    },
  };
};

/** The Parquet files on a web server, from where they are downloaded. */
export const parquetOverHttp: Stage = (folder) => serveParquet(folder, false);

/** The same, on a server that gives parts of them: no file is downloaded. */
export const parquetInParts: Stage = (folder) => serveParquet(folder, true);

export const duckDb: Stage = async (folder) => {
  const location = join(folder, "tables.duckdb");
  await stageDuckDb(folder, location);
  return { location };
};

export const postgres: Stage = async (folder) => {
  const server = await startPostgres();
  const location = await stagePostgres(folder, await server.createDatabase("tables"));
  return { location, descriptors: folder, stop: () => server.stop() };
};

/** The tables on three servers, asked of the one that knows where their rows are. */
export const shardedPostgres: Stage = async (folder) => {
  const servers = await startShardedPostgres();
  const location = await stagePostgres(folder, servers.url, servers.prepare);
  return { location, descriptors: folder, stop: servers.stop };
};

let reference: ReturnType<typeof askEverything> | undefined;

/** What a store in this process answers, with which every engine is compared; asked once. */
export const askReference = (): ReturnType<typeof askEverything> =>
  (reference ??= openMemory()().then(({ source }) => askEverything(source)));
