import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** A chart as it is to be stored, with the key, the dates and the views that it had elsewhere. */
export type StoredChart = {
  key: string;
  data: Readonly<Record<string, unknown>>;
  personId: string | null;
  state: "PUBLISHED" | "DRAFT";
  /** ISO date and time, UTC. */
  createdAt: string;
  updatedAt: string;
  views: number;
};

/** The charts of a server, in SQLite or PostgreSQL. */
export type ChartTable = {
  /** The ids of people of this id or e-mail address. */
  findPeople(idOrEmail: string): Promise<string[]>;
  has(key: string): Promise<boolean>;
  /** False where the key is taken: that chart stays as it is. */
  add(chart: StoredChart): Promise<boolean>;
  close(): Promise<void>;
};

/** `$1`, `$2` … stand for the values. */
type Ask = (text: string, values: readonly (string | number | null)[]) => Promise<unknown[]>;

const PEOPLE = "select id from person where id = $1 or lower(email) = lower($2)";

const COLUMNS = "key, data, user_id, published_state, published_at, created_at, updated_at, views";

const INSERT = {
  sqlite: `insert into config (${COLUMNS}, number)
    select $1, $2, $3, $4, $5, $6, $7, $8, (select coalesce(max(number), 0) + 1 from config)
    where true on conflict (key) do nothing returning key`,
  postgres: `insert into config (${COLUMNS})
    values ($1, $2::json, $3, $4, $5, $6::timestamptz, $7::timestamptz, $8::bigint)
    on conflict (key) do nothing returning key`,
};

const NOT_READY =
  "it has no charts of Statelier: start the server on it once, which makes its tables";

const makeTable = async (
  ask: Ask,
  { insert, close }: { insert: string; close: () => Promise<void> },
): Promise<ChartTable> => {
  try {
    await ask("select max(version) from schema_version", []);
  } catch (error) {
    await close();
    throw new Error(NOT_READY, { cause: error });
  }
  return {
    close,
    findPeople: async (idOrEmail) => {
      const rows = await ask(PEOPLE, [idOrEmail, idOrEmail]);
      return rows.map((row) => String((row as { id: unknown }).id));
    },
    has: async (key) => (await ask("select key from config where key = $1", [key])).length > 0,
    add: async ({ key, data, personId, state, createdAt, updatedAt, views }) => {
      const publishedAt = state === "PUBLISHED" ? createdAt : null;
      const text = JSON.stringify(data);
      const times = [publishedAt, createdAt, updatedAt] as const;
      return (await ask(insert, [key, text, personId, state, ...times, views])).length > 0;
    },
  };
};

const openSqlite = async (file: string): Promise<ChartTable> => {
  if (!existsSync(file)) throw new Error("there is no such file");
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const ask: Ask = async (text, values) =>
    database.prepare(text.replaceAll("$", "?")).all(...values);
  return makeTable(ask, { insert: INSERT.sqlite, close: async () => database.close() });
};

const openPostgres = async (url: string): Promise<ChartTable> => {
  const { Client } = await import("pg");
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  const ask: Ask = async (text, values) => (await client.query(text, [...values])).rows;
  return makeTable(ask, { insert: INSERT.postgres, close: () => client.end() });
};

/** Rejects with why it cannot be opened. */
export const openChartTable = (place: string): Promise<ChartTable> =>
  /^postgres(ql)?:/.test(place) ? openPostgres(place) : openSqlite(place);
