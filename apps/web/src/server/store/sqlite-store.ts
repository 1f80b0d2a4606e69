import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { makeChartChanges } from "./chart-changes.ts";
import { makeChartReads } from "./chart-reads.ts";
import { makeChartReleases } from "./chart-releases.ts";
import type { ConfigStore, StoredConfig } from "./config-store.ts";
import { makeFollowStore } from "./follow-store.ts";
import { makeForgetRemoved } from "./forget-removed.ts";
import { completeConfig, makeFindAttempt } from "./new-chart.ts";
import { makePrivateFile } from "../config/make-private.ts";
import { makePeopleStore } from "./people-store.ts";
import { migrateSqlite } from "./schema/migrate-sqlite.ts";
import type { Statement } from "./sql.ts";
import { makeSqliteSql } from "./sqlite-sql.ts";

const CUBE_IRIS = `
  select json_group_array(distinct json_extract(cube.value, '$.iri'))
  from json_each(config.data, '$.chartConfigs') chart, json_each(chart.value, '$.cubes') cube`;

const FIRST_CHART =
  "case json_type(data, '$.chartConfigs') when 'array' then data -> '$.chartConfigs[0]' else data -> '$.chartConfig' end";

const TITLES = `
  select json_object(
    'layout', json_object('meta', json_object('title', json(data -> '$.layout.meta.title'))),
    'chartConfigs', json_array(json_object(
      'meta', json_object('title', json(first.chart -> '$.meta.title')),
      'extensions', json_object('dataset-titles', json(first.chart -> '$.extensions.dataset-titles')))))
  from (select ${FIRST_CHART} as chart) first`;

/** A power failure may take the counts of the last seconds: pages do not wait for the disk because of them. */
const makeAddViews = (database: DatabaseSync): ConfigStore["addViews"] => {
  const add = database.prepare("update config set views = views + ? where key = ?");
  const addToDay = database.prepare(
    `insert into chart_view (key, day, count) select key, ?, ? from config where key = ?
     on conflict (key, day) do update set count = chart_view.count + excluded.count`,
  );
  return async (views, day) => {
    database.exec("pragma synchronous = normal");
    try {
      database.exec("begin immediate");
      try {
        for (const [key, count] of views) {
          add.run(count, key);
          addToDay.run(day, count, key);
        }
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

type Waiting = {
  config: StoredConfig;
  /** What is stored together with it. */
  besides: readonly Statement[];
  done: () => void;
  fail: (error: unknown) => void;
};

/** One that cannot be stored, such as a key that is taken, leaves the others. */
const isOfOne = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 19;

/** Charts that come at the same time are put on the disk together: that is what each of them waits for. */
const makeInsert = (database: DatabaseSync, onError: SqliteOptions["onError"]) => {
  const add = database.prepare(
    `insert into config (key, data, user_id, team_id, published_state, draft_of, published_at,
       created_at, updated_at, number)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, (select coalesce(max(number), 0) + 1 from config))`,
  );
  let waiting: Waiting[] = [];

  const addOne = ({ config, besides, done, fail }: Waiting): (() => void) => {
    const { key, userId, teamId, publishedState, draftOf, publishedAt } = config;
    database.exec("savepoint one");
    try {
      const text = JSON.stringify(config.data);
      const owner = [userId, teamId] as const;
      const times = [publishedAt, config.createdAt, config.updatedAt] as const;
      add.run(key, text, ...owner, publishedState, draftOf, ...times);
      for (const [statement, ...values] of besides)
        database.prepare(statement.replaceAll(/\$(\d+)/g, "?$1")).run(...values);
      database.exec("release one");
      return done;
    } catch (error) {
      if (!isOfOne(error)) throw error;
      database.exec("rollback to one; release one");
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

  const insert = (config: StoredConfig, besides: readonly Statement[]): Promise<void> =>
    new Promise((done, fail) => {
      waiting.push({ config, besides, done, fail });
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
  if (file !== ":memory:") makePrivateFile(file);
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
  const sql = makeSqliteSql(database, () => takeOver(database, onError));

  return {
    async insert(config, log) {
      const { stored, besides } = completeConfig(config, now(), log);
      await insert(stored, besides);
      return stored;
    },
    ...makeChartReads(sql, { cubeIris: CUBE_IRIS, titles: TITLES }),
    ...makeFindAttempt(sql, now),
    ...makeChartChanges(sql, now),
    ...makeChartReleases(sql, now, randomUUID),
    ...makeForgetRemoved(sql, now),
    people: makePeopleStore(sql, now),
    follow: makeFollowStore(sql, now),
    addViews: makeAddViews(database),
    async close() {
      flush();
      database.close();
    },
  };
};
