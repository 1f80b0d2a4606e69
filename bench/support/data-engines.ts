import { DuckDBInstance } from "@duckdb/node-api";
import { type CubeSource, makeSparqlSource, makeSqlSource, openSqlPlace } from "@statelier/cubes";
import {
  type SparqlServer,
  startSparqlServer,
} from "@statelier/cubes/conformance/start-sparql-server";
import { startVirtuoso } from "@statelier/cubes/conformance/start-virtuoso";
import {
  BASE_IRI,
  CUBE,
  DIMENSIONS,
  generateTable,
  generateTriples,
  MEASURES,
  propertyOf,
} from "./generate-cube.ts";
import { postQuery } from "./post-query.ts";

/** Values wanted of some dimensions, as they stand in a table. */
export type Wanted = Partial<Record<(typeof DIMENSIONS)[number], readonly string[]>>;

/** A source of ours, and the engine below it asked plainly, without us. */
export type DataEngine = {
  /** A source that has read nothing yet. */
  open: () => Promise<{ source: CubeSource; close: () => Promise<void> }>;
  /** All cells of the rows that have the wanted values; answers how many rows. */
  rows: (wanted: Wanted) => Promise<number>;
  /** The different values of a dimension under the wanted ones; answers how many. */
  distinct: (dimension: string, wanted: Wanted) => Promise<number>;
  /** The text of all rows as the engine sends it; absent where it sends none. */
  text?: () => Promise<string>;
  close: () => Promise<void>;
};

export const valueOf = (dimension: string, cell: string): string =>
  dimension === "year" ? cell : `${BASE_IRI}cube/generated/value/${dimension}/${cell}`;

const termOf = (dimension: string, cell: string): string =>
  dimension === "year"
    ? `"${cell}"^^<http://www.w3.org/2001/XMLSchema#gYear>`
    : `<${valueOf(dimension, cell)}>`;

const COLUMNS = [...DIMENSIONS, ...MEASURES];
const OBSERVED = `<${CUBE}> <https://cube.link/observationSet>/<https://cube.link/observation> ?o .`;

const buildPatterns = (columns: readonly string[], wanted: Wanted): string =>
  [
    OBSERVED,
    ...Object.entries(wanted).map(
      ([name, cells]) =>
        `?o <${propertyOf(name)}> ?${name} . VALUES ?${name} { ${cells.map((cell) => termOf(name, cell)).join(" ")} }`,
    ),
    ...columns
      .filter((name) => !(name in wanted))
      .map((name) => `?o <${propertyOf(name)}> ?${name} .`),
  ].join("\n  ");

type Bindings = { results: { bindings: unknown[] } };

/** A SPARQL endpoint with an address. */
export type EndpointEngine = DataEngine & {
  url: string;
  /** All cells of the first rows; answers how many. */
  first: (rows: number) => Promise<number>;
};

const openEndpoint = async (
  start: (file: string) => Promise<SparqlServer>,
  folder: string,
  rows: number,
): Promise<EndpointEngine> => {
  const server = await start(await generateTriples(folder, rows));
  const ask = async (query: string): Promise<string> => {
    const answer = await postQuery(server.url, {
      headers: {
        Accept: "application/sparql-results+json",
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ query }).toString(),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text.slice(0, 500));
    return text;
  };
  const askRows = (wanted: Wanted, end = ""): Promise<string> =>
    ask(
      `SELECT ${COLUMNS.map((name) => `?${name}`).join(" ")} WHERE { ${buildPatterns(COLUMNS, wanted)} } ${end}`,
    );
  const count = (text: string): number => (JSON.parse(text) as Bindings).results.bindings.length;
  const source = { type: "sparql", url: server.url } as const;
  /** The largest answers come in parts, since an engine refuses a text without end. */
  const years = Array.from({ length: 10 }, (_, part) =>
    Array.from({ length: 5 }, (__, year) => String(1950 + part * 5 + year)),
  );
  return {
    url: server.url,
    first: async (most) => count(await askRows({}, `LIMIT ${most}`)),
    open: async () => ({
      source: makeSparqlSource({ endpoint: server.url, dataSource: source }),
      close: async () => undefined,
    }),
    rows: async (wanted) => {
      if (Object.keys(wanted).length > 0 || rows <= 50_000) return count(await askRows(wanted));
      let sum = 0;
      for (const year of years) sum += count(await askRows({ year }));
      return sum;
    },
    distinct: async (dimension, wanted) =>
      count(
        await ask(`SELECT DISTINCT ?${dimension} WHERE { ${buildPatterns([dimension], wanted)} }`),
      ),
    ...(rows <= 50_000 ? { text: () => askRows({}) } : {}),
    close: server.close,
  };
};

export const buildWhere = (wanted: Wanted): string => {
  const conditions = Object.entries(wanted).map(
    ([name, cells]) => `"${name}" IN (${cells.map((cell) => `'${cell}'`).join(", ")})`,
  );
  return conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
};

const openSql = async (folder: string, rows: number): Promise<DataEngine> => {
  const file = await generateTable(folder, rows);
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const place = openSqlPlace({ location: folder, timeoutMs: 120_000 });
  if (!place.ok) throw new Error(place.problems.join("\n"));
  const ask = async (query: string): Promise<number> => {
    const read = await connection.runAndReadAll(query);
    return read.getColumns()[0]?.length ?? 0;
  };
  return {
    open: async () => {
      const source = makeSqlSource({
        dataSource: { type: "sql", url: "https://bench.example/tables" },
        place: place.value,
        baseIri: BASE_IRI,
        options: {
          onProblem: (problem) => {
            throw new Error(problem);
          },
        },
      });
      await source.open();
      return { source, close: source.close };
    },
    rows: (wanted) =>
      ask(
        `SELECT ${COLUMNS.map((name) => `"${name}"`).join(", ")} FROM '${file}' ${buildWhere(wanted)}`,
      ),
    distinct: (dimension, wanted) =>
      ask(`SELECT DISTINCT "${dimension}" FROM '${file}' ${buildWhere(wanted)}`),
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};

export const openOxigraph = (folder: string, rows: number): Promise<EndpointEngine> =>
  openEndpoint(startSparqlServer, folder, rows);

export const openVirtuoso = (folder: string, rows: number): Promise<EndpointEngine> =>
  openEndpoint(startVirtuoso, folder, rows);

export const ENGINES = { sparql: openOxigraph, sql: openSql };
