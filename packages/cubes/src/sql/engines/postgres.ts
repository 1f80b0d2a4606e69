import type { Client, Pool, PoolClient, Query, QueryArrayConfig } from "pg";

import { SourceError } from "../../source/cube-source.ts";
import { AnswerBuilder } from "./answer-builder.ts";
import { parseCellType } from "./cell-type.ts";
import type { OpenTable, SqlDialect, SqlEngine, SqlQuery, SqlSelection } from "./sql-engine.ts";
import { compileSql, identifier, parameter, sql, type SqlText, SqlTextError } from "./sql-text.ts";

export type PostgresOptions = {
  timeoutMs?: number;
  /** Longest that a question waits for a connection. */
  connectMs?: number;
};

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_CONNECT_MS = 10_000;
const CONNECTIONS = 4;
/** After which somebody may ask again. */
const BUSY_SECONDS = "5";

/** Lists that are compared with a column without a change of its cells, so that its indexes serve. */
const LISTS: readonly [RegExp, SqlText][] = [
  [/^(text|character varying.*)$/, sql`TEXT[]`],
  [/^character(\(\d+\))?$|^bpchar$/, sql`BPCHAR[]`],
  [/^(smallint|integer|bigint)$/, sql`BIGINT[]`],
  [/^numeric/, sql`NUMERIC[]`],
  [/^real$/, sql`REAL[]`],
  [/^double precision$/, sql`FLOAT8[]`],
  [/^boolean$/, sql`BOOLEAN[]`],
  [/^date$/, sql`DATE[]`],
  [/^timestamp(\(\d\))? without/, sql`TIMESTAMP[]`],
  [/^timestamp(\(\d\))? with /, sql`TIMESTAMPTZ[]`],
  [/^uuid$/, sql`UUID[]`],
];

/** From one cell to the next larger one: an index is asked as often as there are different cells. */
const listByIndex = (from: SqlText, column: SqlText): SqlText => sql`
  WITH RECURSIVE found(cell) AS (
    (SELECT ${column} FROM ${from} WHERE ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM ${from} WHERE ${column} > found.cell ORDER BY ${column} LIMIT 1)
    FROM found WHERE found.cell IS NOT NULL)
  SELECT cell FROM found WHERE cell IS NOT NULL
  UNION ALL SELECT NULL WHERE EXISTS (SELECT 1 FROM ${from} WHERE ${column} IS NULL)`;

const dialect: SqlDialect = {
  isAnyOf: ({ cell, declared }, texts) => {
    const [, list] = LISTS.find(([pattern]) => pattern.test(declared)) ?? [];
    return list && sql`${cell} = ANY(CAST(${parameter(texts)} AS ${list}))`;
  },
  listByIndex,
  matches: (cell, pattern) => sql`${cell} ~ ('^(?:' || CAST(${pattern} AS VARCHAR) || ')$')`,
  momentText: (cell) => sql`to_char(${cell}, 'YYYY-MM-DD"T"HH24:MI:SS')`,
};

const select = ({ kind, cell }: SqlSelection, index: number): SqlText => {
  const name = identifier(`c${index}`);
  return kind === "number"
    ? sql`CAST(${cell} AS FLOAT8) AS ${name}`
    : sql`CAST(${cell} AS VARCHAR) AS ${name}`;
};

const CONNECTION = /^(08|57P|53)|ECONN|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|ETIMEDOUT/;

const toSourceError = (error: unknown): SourceError => {
  if (error instanceof SourceError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const options = { cause: error };
  if (error instanceof SqlTextError) return new SourceError("BAD_REQUEST", message, options);
  if (code === "57014")
    return new SourceError("SOURCE_TIMEOUT", "The query took too long.", options);
  return /^[0-9A-Z]{5}$/.test(code) && !CONNECTION.test(code)
    ? new SourceError("SOURCE_ANSWER_INVALID", message, options)
    : new SourceError("SOURCE_DOWN", "The database does not answer.", options);
};

/** `schema.table`, or `table` as the database's search path finds it. */
const nameTable = (name: string): SqlText => {
  const [first = "", second] = name.split(".");
  return second === undefined ? identifier(first) : sql`${identifier(first)}.${identifier(second)}`;
};

const COLUMNS = `
  select a.attname as name,
    case t.typtype when 'e' then 'enum' when 'd' then format_type(t.typbasetype, null)
      else format_type(a.atttypid, null) end as declared,
    exists (select from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
      where i.indrelid = a.attrelid and i.indkey[0] = a.attnum and i.indisvalid and i.indpred is null
        and m.amname = 'btree') as indexed
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped
  order by a.attnum`;

class Postgres implements SqlEngine {
  readonly dialect = dialect;
  readonly #pool: Pool;
  readonly #Query: typeof Query;
  readonly #timeoutMs: number;
  readonly #prepared = new WeakSet<PoolClient>();
  /** Connections that answer questions now. */
  #inUse = 0;

  constructor(pool: Pool, query: typeof Query, timeoutMs: number) {
    this.#pool = pool;
    this.#Query = query;
    this.#timeoutMs = timeoutMs;
  }

  async openTable({ table }: Parameters<SqlEngine["openTable"]>[0]): Promise<OpenTable> {
    if (table === undefined)
      throw new SourceError("BAD_REQUEST", "data.file: a database has tables: name one as `table`");
    const from = nameTable(table);
    const { text } = compileSql(from);
    const found = await this.#read(async (client) =>
      client.query<{ name: string; declared: string; indexed: boolean }>(COLUMNS, [text]),
    );
    if (found.rows.length === 0)
      throw new SourceError("BAD_REQUEST", `data.table: there is no table "${table}"`);
    const columns = found.rows.map(({ name, declared, indexed }) => {
      const type = parseCellType(declared);
      return { name, declared, isIndexed: indexed, ...(type ? { type } : {}) };
    });
    return { from, columns };
  }

  async query(query: SqlQuery) {
    const { select: selections, rest, isDistinct } = query;
    const columns = selections.map(select);
    const statement = sql`SELECT ${isDistinct ? sql`DISTINCT` : sql``} ${columns} ${rest}`;
    const { text, parameters } = compileSql(statement);
    const builder = new AnswerBuilder(query);
    const add = (cells: unknown[]): void => {
      const row = builder.add(1);
      selections.forEach(({ kind }, column) => {
        const cell = cells[column] as number | string | null;
        if (kind === "number") builder.numbersOf(column)[row] = Number(cell ?? Number.NaN);
        else builder.codesOf(column)[row] = builder.encode(column, cell as string | null);
      });
    };
    await this.#read(
      (client) =>
        new Promise<void>((resolve, reject) => {
          const config: QueryArrayConfig = { text, values: parameters, rowMode: "array" };
          const asked = new this.#Query<unknown[]>(config);
          asked.on("row", add);
          asked.on("error", reject);
          asked.on("end", () => resolve());
          client.query(asked);
        }),
    );
    return builder.finish();
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #read<Answer>(ask: (client: PoolClient) => Promise<Answer>): Promise<Answer> {
    const client = await this.#connect();
    this.#inUse += 1;
    try {
      if (!this.#prepared.has(client)) await this.#prepare(client);
      const answer = await ask(client);
      client.release();
      return answer;
    } catch (error) {
      client.release(true);
      throw toSourceError(error);
    } finally {
      this.#inUse -= 1;
    }
  }

  /** A database whose connections all answer others is there: who waits too long for one is told so. */
  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      if (this.#inUse < CONNECTIONS) throw toSourceError(error);
      throw new SourceError("SOURCE_BUSY", "All connections to the database are in use.", {
        cause: error,
        args: { seconds: BUSY_SECONDS },
      });
    }
  }

  /** Said once: a connection can write nothing, and each of its questions ends in time. */
  async #prepare(client: PoolClient): Promise<void> {
    await client.query(
      `SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY; SET statement_timeout = ${this.#timeoutMs};
      SET DateStyle = 'ISO, YMD'; SET TimeZone = 'UTC'`,
    );
    this.#prepared.add(client);
  }
}

/** Opens a PostgreSQL database, or one that speaks its language, for reading. */
export const openPostgres = async (
  url: string,
  { timeoutMs = DEFAULT_TIMEOUT_MS, connectMs = DEFAULT_CONNECT_MS }: PostgresOptions = {},
): Promise<SqlEngine> => {
  const { Pool, Query } = await import("pg");
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  pool.on("error", () => undefined);
  // So is a connection that is lost while it is asked: the question fails, not the process.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return new Postgres(pool, Query, timeoutMs);
};

/** Counters of tables, their partitions and those that inherit from them; what is neither has none. */
const CHANGES = `
  with recursive part(oid) as (
    select to_regclass(t.name)::oid from unnest($1::text[]) as t(name)
    union select i.inhrelid from part join pg_inherits i on i.inhparent = part.oid)
  select part.oid, c.relkind = 'p' or (c.relkind in ('r', 'm') and s.relid is not null) as counted,
    s.n_tup_ins, s.n_tup_upd, s.n_tup_del
  from part left join pg_class c on c.oid = part.oid
    left join pg_stat_user_tables s on s.relid = part.oid
  order by part.oid`;

/** What PostgreSQL has counted of changes to these tables; undefined where it does not count, or does not say. */
export const probePostgres = async (
  url: string,
  tables: readonly (string | undefined)[],
): Promise<string | undefined> => {
  const { Client } = await import("pg");
  const client: Client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const names = tables.flatMap((table) => (table ? compileSql(nameTable(table)).text : []));
    const { rows } = await client.query<{ counted: boolean | null }>(CHANGES, [names]);
    return rows.every(({ counted }) => counted) ? JSON.stringify(rows) : undefined;
  } catch (error) {
    const problem = toSourceError(error);
    // A table that it may not see is reported, and left out, when it is opened.
    if (problem.id === "SOURCE_ANSWER_INVALID") return undefined;
    throw problem;
  } finally {
    await client.end();
  }
};
