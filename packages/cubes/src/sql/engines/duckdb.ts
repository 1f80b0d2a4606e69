import { readdirSync, realpathSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";

import type {
  DuckDBConnection,
  DuckDBDataChunk,
  DuckDBInstance,
  DuckDBType,
  DuckDBValue,
} from "@duckdb/node-api";

import { SourceError } from "../../source/cube-source.ts";
import { AnswerBuilder, UNKNOWN_CODE } from "./answer-builder.ts";
import { trimText } from "./cell-sql.ts";
import { parseCellType } from "./cell-type.ts";
import type { OpenTable, SqlDialect, SqlEngine, SqlQuery, SqlSelection } from "./sql-engine.ts";
import {
  compileSql,
  identifier,
  literal,
  parameter,
  sql,
  type SqlText,
  SqlTextError,
} from "./sql-text.ts";

export type DuckDbOptions = {
  /** The folder of the CSV and Parquet files: nothing outside is read. */
  folder: string;
  /** A DuckDB file instead, opened for reading. */
  file?: string;
  timeoutMs?: number;
  /** Of the engine's own memory. */
  memoryMegabytes?: number;
};

const DEFAULTS = { timeoutMs: 30_000, memoryMegabytes: 1_000 };

/** Attached under this name: the DuckDB file. */
const DATA = identifier("data");
/** Attached under this name: what was read of CSV files, compressed. */
const CACHE = identifier("cache");

/** Types whose cells are compared with values of their own, so that parts of a file that hold none are left out. */
const TYPES: readonly [RegExp, SqlText][] = [
  [/^VARCHAR$/, sql`VARCHAR`],
  [/^U?(TINYINT|SMALLINT|INTEGER)$|^BIGINT$/, sql`BIGINT`],
  [/^(UBIGINT|HUGEINT)$/, sql`HUGEINT`],
  [/^FLOAT$/, sql`FLOAT`],
  [/^DOUBLE$/, sql`DOUBLE`],
  [/^BOOLEAN$/, sql`BOOLEAN`],
  [/^DATE$/, sql`DATE`],
  [/^TIMESTAMP$/, sql`TIMESTAMP`],
  [/^TIMESTAMP WITH TIME ZONE$/, sql`TIMESTAMPTZ`],
  [/^UUID$/, sql`UUID`],
];

/** Of longer lists the engine makes a table of its own. */
const LONGEST_LIST = 200;

const dialect: SqlDialect = {
  isAnyOf: ({ cell, declared }, texts) => {
    const [, type] = TYPES.find(([pattern]) => pattern.test(declared)) ?? [];
    if (!type) return undefined;
    return texts.length > LONGEST_LIST
      ? sql`${cell} IN (SELECT CAST(unnest(CAST(${parameter(texts)} AS VARCHAR[])) AS ${type}))`
      : sql`${cell} IN (${texts.map((text) => sql`CAST(${parameter(text)} AS ${type})`)})`;
  },
  matches: (cell, pattern) => sql`regexp_full_match(${cell}, ${pattern})`,
  momentText: (cell) => sql`strftime(CAST(${cell} AS TIMESTAMP), ${literal("%Y-%m-%dT%H:%M:%S")})`,
};

const MANY_ROWS = 10_000;
const ROWS_OF_A_KNOWN = 10;
/** More rows are taken while the engine finds them, which it does on one core then; fewer wait in its memory. */
const MOST_ROWS_AT_ONCE = 500_000;

/** Texts that are known are sent as their numbers, where so many rows come that it is worth a type of their own. */
const findKnown = (selection: SqlSelection, rows: number): readonly string[] | undefined => {
  const known = selection.kind === "text" ? selection.known : undefined;
  return known && rows >= Math.max(MANY_ROWS, known.length * ROWS_OF_A_KNOWN) ? known : undefined;
};

const select = (selection: SqlSelection, rows: number): SqlText => {
  const { kind, cell } = selection;
  if (kind === "number") return sql`CAST(${cell} AS DOUBLE)`;
  const known = findKnown(selection, rows);
  if (!known) return sql`CAST(${cell} AS VARCHAR)`;
  const unknown = literal(String(UNKNOWN_CODE));
  if (known.length === 0)
    return sql`CASE WHEN ${cell} IS NOT NULL THEN CAST(${unknown} AS INTEGER) ELSE -1 END`;
  const code = sql`enum_code(TRY_CAST(${cell} AS ENUM(${known.map(literal)})))`;
  return sql`CASE WHEN ${cell} IS NULL THEN -1 ELSE coalesce(CAST(${code} AS INTEGER), CAST(${unknown} AS INTEGER)) END`;
};

const addChunk = (
  builder: AnswerBuilder,
  chunk: DuckDBDataChunk,
  selections: readonly SqlSelection[],
  rows: number,
): void => {
  const { rowCount } = chunk;
  const from = builder.add(rowCount);
  selections.forEach((selection, column) => {
    const vector = chunk.getColumnVector(column);
    const isNumber = selection.kind === "number";
    const cells = isNumber ? builder.numbersOf(column) : builder.codesOf(column);
    if (isNumber || findKnown(selection, rows))
      for (let row = 0; row < rowCount; row += 1)
        cells[from + row] = (vector.getItem(row) as number | null) ?? Number.NaN;
    else
      for (let row = 0; row < rowCount; row += 1)
        cells[from + row] = builder.encode(column, vector.getItem(row) as string | null);
  });
};

const importApi = () => import("@duckdb/node-api");

let api: ReturnType<typeof importApi> | undefined;

/** Loaded by whoever reads tables, and once. */
const loadApi = () => (api ??= importApi());

const openInstance = async ({ folder, file, memoryMegabytes }: DuckDbOptions) => {
  const { DuckDBInstance } = await loadApi();
  const instance = await DuckDBInstance.create(":memory:", {
    memory_limit: `${memoryMegabytes ?? DEFAULTS.memoryMegabytes}MB`,
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
    temp_directory: "",
  });
  const connection = await instance.connect();
  const run = (statement: SqlText) => connection.run(compileSql(statement).text);
  try {
    if (file) await run(sql`ATTACH ${literal(file)} AS ${DATA} (READ_ONLY)`);
    await run(sql`ATTACH ':memory:' AS ${CACHE} (COMPRESS)`);
    await run(sql`SET GLOBAL TimeZone = 'UTC'`);
    // What is read in parts changes below the engine.
    await run(sql`SET GLOBAL enable_external_file_cache = false`);
    // Where the parts of a file are is read again only once it is another.
    await run(sql`SET GLOBAL parquet_metadata_cache = true`);
    if (!file) await run(sql`SET allowed_directories = [${literal(`${folder}${sep}`)}]`);
    await run(sql`SET enable_external_access = false`);
    await run(sql`SET lock_configuration = true`);
  } catch (error) {
    instance.closeSync();
    throw error;
  } finally {
    connection.closeSync();
  }
  return instance;
};

type Bound = [text: string, values: DuckDBValue[], types: DuckDBType[]];

/** Types are said, since an empty list has none of its own. */
const bind = async (statement: SqlText): Promise<Bound> => {
  const { DOUBLE, LIST, listValue, VARCHAR } = await loadApi();
  const { text, parameters } = compileSql(statement);
  const values = parameters.map((value) => (typeof value === "object" ? listValue(value) : value));
  const types = parameters.map((value) => {
    if (typeof value === "object") return LIST(VARCHAR);
    return typeof value === "string" ? VARCHAR : DOUBLE;
  });
  return [text, values, types];
};

const toSourceError = (error: unknown): SourceError => {
  if (error instanceof SourceError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SqlTextError) return new SourceError("BAD_REQUEST", message);
  if (message.startsWith("INTERRUPT"))
    return new SourceError("SOURCE_TIMEOUT", "The query took too long.", { cause: error });
  return new SourceError("SOURCE_ANSWER_INVALID", message.split("\n")[0] ?? message, {
    cause: error,
  });
};

/** The full path of a file that lies in the folder, links followed; undefined for any other. */
const findFile = (root: string, folder: string, file: string): string | undefined => {
  try {
    const path = realpathSync(resolve(folder, file));
    return path.startsWith(`${root}${sep}`) ? path : undefined;
  } catch {
    return undefined;
  }
};

const MOST_FILES = 10_000;

/** The Parquet files of a folder and of those below it, whose names may be cells: `year=2020/region=north/1.parquet`. */
const openFolder = (path: string, name: string): SqlText => {
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.parquet$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  if (files.length === 0 || files.length > MOST_FILES)
    throw new SourceError(
      "BAD_REQUEST",
      `data.file: expected 1 to ${MOST_FILES} Parquet files in the folder "${name}", found ${files.length}`,
    );
  return sql`read_parquet([${files.map(literal)}], hive_partitioning = true)`;
};

class DuckDb implements SqlEngine {
  readonly dialect = dialect;
  readonly #instance: DuckDBInstance;
  readonly #root: string;
  readonly #timeoutMs: number;
  #tables = 0;

  constructor(instance: DuckDBInstance, { folder, timeoutMs }: DuckDbOptions) {
    this.#instance = instance;
    this.#root = realpathSync(folder);
    this.#timeoutMs = timeoutMs ?? DEFAULTS.timeoutMs;
  }

  async openTable(data: Parameters<SqlEngine["openTable"]>[0], folder: string): Promise<OpenTable> {
    const from = data.table === undefined ? this.#openFile(data, folder) : nameTable(data.table);
    const table = await from;
    const described = await this.#run(
      sql`DESCRIBE SELECT * FROM ${table}`,
      (connection, ...bound) => connection.runAndReadAll(...bound),
    );
    const columns = described.getRowObjects().map(({ column_name, column_type }) => {
      const declared = String(column_type);
      const type = parseCellType(declared);
      return { name: String(column_name), declared, ...(type ? { type } : {}) };
    });
    return { from: table, columns };
  }

  async query(query: SqlQuery) {
    const { select: selections, rest, isDistinct, rows, guess } = query;
    const expected = rows ?? guess ?? 0;
    const columns = selections.map((selection) => select(selection, expected));
    const statement = sql`SELECT ${isDistinct ? sql`DISTINCT` : sql``} ${columns} ${rest}`;
    return this.#run(statement, async (connection, ...bound) => {
      const builder = new AnswerBuilder(query);
      const result =
        expected > MOST_ROWS_AT_ONCE
          ? await connection.stream(...bound)
          : await connection.run(...bound);
      for await (const chunk of result) addChunk(builder, chunk, selections, expected);
      return builder.finish();
    });
  }

  async close(): Promise<void> {
    this.#instance.closeSync();
  }

  async #openFile(data: Parameters<SqlEngine["openTable"]>[0], folder: string): Promise<SqlText> {
    const { file = "", delimiter = "," } = data;
    const path = findFile(this.#root, folder, file);
    if (path === undefined)
      throw new SourceError("BAD_REQUEST", `data.file: there is no file "${file}" in the folder`);
    if (/\.parquet$/i.test(file)) return sql`read_parquet(${literal(path)})`;
    if (statSync(path).isDirectory()) return openFolder(path, file);
    if (!/\.(csv|tsv|txt)$/i.test(file))
      throw new SourceError(
        "BAD_REQUEST",
        `data.file: expected a name that ends in .csv or .parquet, found "${file}"`,
      );
    return this.#readCsv(sql`read_csv(${literal(path)}, all_varchar = true, header = true,
      delim = ${literal(delimiter)}, quote = '"', escape = '"', null_padding = false)`);
  }

  /** Reads the file once: each question would else read the whole of it again. */
  async #readCsv(file: SqlText): Promise<SqlText> {
    this.#tables += 1;
    const table = sql`${CACHE}.${identifier(`t${this.#tables}`)}`;
    const trimmed = sql`nullif(${trimText(sql`COLUMNS(*)`)}, '')`;
    await this.#run(
      sql`CREATE TABLE ${table} AS SELECT ${trimmed} FROM ${file}`,
      (connection, ...bound) => connection.run(...bound),
    );
    return table;
  }

  async #run<Answer>(
    statement: SqlText,
    ask: (connection: DuckDBConnection, ...bound: Bound) => Promise<Answer>,
  ): Promise<Answer> {
    const bound = await bind(statement);
    const connection = await this.#instance.connect();
    const timer = setTimeout(() => connection.interrupt(), this.#timeoutMs);
    try {
      return await ask(connection, ...bound);
    } catch (error) {
      throw toSourceError(error);
    } finally {
      clearTimeout(timer);
      connection.closeSync();
    }
  }
}

/** `schema.table`, or `table` of the file's own schema. */
const nameTable = (name: string): SqlText => {
  const parts = name.split(".");
  const [first = "", second] = parts;
  return second === undefined
    ? sql`${DATA}.${identifier("main")}.${identifier(first)}`
    : sql`${DATA}.${identifier(first)}.${identifier(second)}`;
};

/** Opens DuckDB inside this process, locked: it reads the folder or the file and nothing else. */
export const openDuckDb = async (options: DuckDbOptions): Promise<SqlEngine> => {
  try {
    return new DuckDb(await openInstance(options), options);
  } catch (error) {
    throw toSourceError(error);
  }
};
