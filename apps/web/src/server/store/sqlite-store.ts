import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Iri } from "@statelier/model";
import type { ConfigStore, PublicationState, StoredConfig } from "./config-store.ts";
import { migrateSqlite } from "./schema/migrate-sqlite.ts";

type Row = {
  key: string;
  data: string;
  user_id: string | null;
  published_state: string;
  draft_of: string | null;
  created_at: string;
  updated_at: string;
};

const parseRow = (row: Row): StoredConfig => ({
  key: row.key,
  data: JSON.parse(row.data) as Record<string, unknown>,
  userId: row.user_id,
  publishedState: row.published_state as PublicationState,
  draftOf: row.draft_of,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const makeLists = (
  database: DatabaseSync,
): Pick<ConfigStore, "listPublished" | "countPublished"> => {
  const list = database.prepare(
    `select key, updated_at, (
       select json_group_array(distinct json_extract(cube.value, '$.iri'))
       from json_each(config.data, '$.chartConfigs') chart, json_each(chart.value, '$.cubes') cube
     ) as cube_iris
     from config where published_state = 'PUBLISHED'
     order by created_at, key limit ? offset ?`,
  );
  const count = database.prepare(
    "select count(*) as count from config where published_state = 'PUBLISHED'",
  );
  return {
    async listPublished({ limit, skip }) {
      const rows = list.all(limit, skip) as (Pick<Row, "key" | "updated_at"> & {
        cube_iris: string;
      })[];
      return rows.map(({ key, updated_at: updatedAt, cube_iris: cubeIris }) => ({
        key,
        updatedAt,
        cubeIris: JSON.parse(cubeIris) as Iri[],
      }));
    },
    async countPublished() {
      return (count.get() as { count: number }).count;
    },
  };
};

/** A power failure may take the counts of the last seconds: pages do not wait for the disk because of them. */
const makeAddViews = (database: DatabaseSync): ConfigStore["addViews"] => {
  const add = database.prepare("update config set views = views + ? where key = ?");
  return async (views) => {
    database.exec("pragma synchronous = normal");
    try {
      database.exec("begin immediate");
      try {
        for (const [key, count] of views) add.run(count, key);
        database.exec("commit");
      } catch (error) {
        database.exec("rollback");
        throw error;
      }
    } finally {
      database.exec("pragma synchronous = full");
    }
  };
};

type SqliteOptions = {
  now?: () => Date;
  /** Told what went wrong after a chart was stored. */
  onError?: (error: unknown) => void;
};

/** The chart is on disk already, in the log: where its file has no room for it, it is stored all the same. */
const takeOver = (database: DatabaseSync, onError: SqliteOptions["onError"]): void => {
  try {
    database.exec("pragma wal_checkpoint(passive)");
  } catch (error) {
    onError?.(error);
  }
};

/**
 * Charts in one SQLite file. WAL with `synchronous=FULL`: a chart is on disk before its commit is answered. It is taken
 * over from the log into the file itself at once, so that whoever copies the file alone has every chart.
 */
export const openSqliteStore = (
  file: string,
  { now = () => new Date(), onError }: SqliteOptions = {},
): ConfigStore => {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    "pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full;",
  );
  try {
    migrateSqlite(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const insert = database.prepare(
    `insert into config (key, data, user_id, published_state, draft_of, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const find = database.prepare("select * from config where key = ?");
  const countViews = database.prepare("select views from config where key = ?");

  return {
    async insert(config) {
      const at = now().toISOString();
      insert.run(
        config.key,
        JSON.stringify(config.data),
        config.userId,
        config.publishedState,
        config.draftOf,
        at,
        at,
      );
      takeOver(database, onError);
      return { ...config, createdAt: at, updatedAt: at };
    },
    async find(key) {
      const row = find.get(key) as Row | undefined;
      return row && parseRow(row);
    },
    ...makeLists(database),
    addViews: makeAddViews(database),
    async countViews(key) {
      const row = countViews.get(key) as { views: number } | undefined;
      return row?.views ?? 0;
    },
    async close() {
      database.close();
    },
  };
};
