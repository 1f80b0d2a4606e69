import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Iri } from "@statelier/model";
import type { Viewer } from "../http/viewer.ts";
import type { ConfigStore, PublicationState, StoredConfig } from "./config-store.ts";
import { migrateSqlite } from "./schema/migrate-sqlite.ts";
import { VISIBLE_TO } from "./visible-to.ts";

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

const prepareReads = (database: DatabaseSync, kind: Viewer["kind"]) => {
  const isVisible = VISIBLE_TO[kind];
  return {
    find: database.prepare(`select * from config where key = ? and ${isVisible}`),
    countViews: database.prepare(`select views from config where key = ? and ${isVisible}`),
    lastNumber: database.prepare(`select max(number) as number from config where ${isVisible}`),
    list: database.prepare(
      `select key, number, updated_at, (
         select json_group_array(distinct json_extract(cube.value, '$.iri'))
         from json_each(config.data, '$.chartConfigs') chart, json_each(chart.value, '$.cubes') cube
       ) as cube_iris
       from config where ${isVisible} and number > ? and number <= ? order by number limit ?`,
    ),
  };
};

type ListRow = Pick<Row, "key" | "updated_at"> & { number: number; cube_iris: string };

const makeReads = (
  database: DatabaseSync,
): Pick<ConfigStore, "find" | "list" | "lastNumber" | "countViews"> => {
  const reads = {
    anonymous: prepareReads(database, "anonymous"),
    system: prepareReads(database, "system"),
  };
  return {
    async find(key, { kind }) {
      const row = reads[kind].find.get(key) as Row | undefined;
      return row && parseRow(row);
    },
    async list({ after, upTo, limit }, { kind }) {
      const rows = reads[kind].list.all(after, upTo, limit) as ListRow[];
      return rows.map(({ key, number, updated_at: updatedAt, cube_iris: cubeIris }) => ({
        key,
        number,
        updatedAt,
        cubeIris: JSON.parse(cubeIris) as Iri[],
      }));
    },
    async lastNumber({ kind }) {
      return (reads[kind].lastNumber.get() as { number: number | null }).number ?? 0;
    },
    async countViews(key, { kind }) {
      const row = reads[kind].countViews.get(key) as { views: number } | undefined;
      return row?.views ?? 0;
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
  /** Called with what went wrong after a chart was stored. */
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

type Waiting = { config: StoredConfig; done: () => void; fail: (error: unknown) => void };

/** One that cannot be stored, such as a key that is taken, leaves the others. */
const isOfOne = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 19;

/** Charts that come at the same time are put on the disk together: that is what each of them waits for. */
const makeInsert = (database: DatabaseSync, onError: SqliteOptions["onError"]) => {
  const add = database.prepare(
    `insert into config (key, data, user_id, published_state, draft_of, created_at, updated_at, number)
     values (?, ?, ?, ?, ?, ?, ?, (select coalesce(max(number), 0) + 1 from config))`,
  );
  let waiting: Waiting[] = [];

  const addOne = ({ config, done, fail }: Waiting): (() => void) => {
    const { key, data, userId, publishedState, draftOf, createdAt, updatedAt } = config;
    try {
      const text = JSON.stringify(data);
      add.run(key, text, userId, publishedState, draftOf, createdAt, updatedAt);
      return done;
    } catch (error) {
      if (!isOfOne(error)) throw error;
      return () => fail(error);
    }
  };

  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      database.exec("begin immediate");
      const answers = batch.map(addOne);
      database.exec("commit");
      takeOver(database, onError);
      for (const answer of answers) answer();
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      for (const { fail } of batch) fail(error);
    }
  };

  const insert = (config: StoredConfig): Promise<void> =>
    new Promise((done, fail) => {
      waiting.push({ config, done, fail });
      if (waiting.length === 1) setImmediate(flush);
    });
  return { insert, flush };
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
  const { insert, flush } = makeInsert(database, onError);

  return {
    async insert(config) {
      const at = now().toISOString();
      const stored = { ...config, createdAt: at, updatedAt: at };
      await insert(stored);
      return stored;
    },
    ...makeReads(database),
    addViews: makeAddViews(database),
    async close() {
      flush();
      database.close();
    },
  };
};
