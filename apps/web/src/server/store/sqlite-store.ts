import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ChartKey } from "@statelier/model";
import type { ConfigStore, PublishedState, StoredConfig } from "./config-store.ts";

type Row = {
  key: string;
  data: string;
  user_id: string | null;
  published_state: string;
  draft_of: string | null;
  created_at: string;
  updated_at: string;
};

const SCHEMA = `
  create table if not exists config (
    key text primary key,
    data text not null,
    user_id text,
    published_state text not null check (published_state in ('DRAFT', 'PUBLISHED')),
    draft_of text references config (key),
    created_at text not null,
    updated_at text not null,
    views integer not null default 0
  ) strict;
  create index if not exists config_user on config (user_id);
  create index if not exists config_published on config (published_state, created_at, key);
`;

const parseRow = (row: Row): StoredConfig => ({
  key: row.key,
  data: JSON.parse(row.data) as Record<string, unknown>,
  userId: row.user_id,
  publishedState: row.published_state as PublishedState,
  draftOf: row.draft_of,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Charts in one SQLite file. WAL with `synchronous=FULL`: a chart is on disk before its commit is answered. */
export const openSqliteStore = (file: string, now: () => Date = () => new Date()): ConfigStore => {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    "pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full;",
  );
  database.exec(SCHEMA);
  const insert = database.prepare(
    `insert into config (key, data, user_id, published_state, draft_of, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const find = database.prepare("select * from config where key = ?");
  const addViews = database.prepare("update config set views = views + ? where key = ?");
  const listPublished = database.prepare(
    `select key, updated_at from config where published_state = 'PUBLISHED'
     order by created_at, key limit ? offset ?`,
  );
  const countPublished = database.prepare(
    "select count(*) as count from config where published_state = 'PUBLISHED'",
  );
  const countViews = database.prepare("select views from config where key = ?");

  const addAllViews = (views: ReadonlyMap<ChartKey, number>): void => {
    database.exec("begin immediate");
    try {
      for (const [key, count] of views) addViews.run(count, key);
      database.exec("commit");
    } catch (error) {
      database.exec("rollback");
      throw error;
    }
  };

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
      return { ...config, createdAt: at, updatedAt: at };
    },
    async find(key) {
      const row = find.get(key) as Row | undefined;
      return row && parseRow(row);
    },
    async listPublished({ limit, skip }) {
      const rows = listPublished.all(limit, skip) as Pick<Row, "key" | "updated_at">[];
      return rows.map(({ key, updated_at: updatedAt }) => ({ key, updatedAt }));
    },
    async countPublished() {
      return (countPublished.get() as { count: number }).count;
    },
    async addViews(views) {
      // Counts of the last seconds may be lost with the power; pages do not wait for the disk because of them.
      database.exec("pragma synchronous = normal");
      try {
        addAllViews(views);
      } finally {
        database.exec("pragma synchronous = full");
      }
    },
    async countViews(key) {
      const row = countViews.get(key) as { views: number } | undefined;
      return row?.views ?? 0;
    },
    async close() {
      database.close();
    },
  };
};
