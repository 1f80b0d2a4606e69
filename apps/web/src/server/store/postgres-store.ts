import { randomUUID } from "node:crypto";
import { Pool, type PoolConfig } from "pg";
import { makeChartChanges } from "./chart-changes.ts";
import { makeChartReads } from "./chart-reads.ts";
import { makeChartReleases } from "./chart-releases.ts";
import type { ConfigStore } from "./config-store.ts";
import { makeFollowStore } from "./follow-store.ts";
import { makeForgetRemoved } from "./forget-removed.ts";
import { completeConfig, makeFindAttempt } from "./new-chart.ts";
import { makePeopleStore } from "./people-store.ts";
import { makePostgresSql } from "./postgres-sql.ts";
import { makeSharedAllowances } from "./shared-allowances.ts";
import type { Sql, Statement } from "./sql.ts";
import { migratePostgres } from "./schema/migrate-postgres.ts";

const CUBE_IRIS = `
  select json_agg(distinct cube->>'iri')
  from json_array_elements(config.data->'chartConfigs') chart,
    json_array_elements(chart->'cubes') cube`;

const FIRST_CHART = `case json_typeof(data->'chartConfigs') when 'array' then data->'chartConfigs'->0
  else data->'chartConfig' end`;

/** With `offset` the first chart is looked for once, and not anew for each of its texts. */
const TITLES = `
  select json_build_object(
    'layout', json_build_object('meta', json_build_object('title', data->'layout'->'meta'->'title')),
    'chartConfigs', json_build_array(json_build_object(
      'meta', json_build_object('title', first.chart->'meta'->'title'),
      'extensions', json_build_object('dataset-titles', first.chart->'extensions'->'dataset-titles'))))
  from (select ${FIRST_CHART} as chart offset 0) first`;

/** A question that is not answered for so long ends its connection: of a machine that has vanished nothing comes, not even an error. */
const ANSWER_MS = 30_000;
const ALIVE_MS = 10_000;

/** Steps of the tables take as long as they take. */
const migrate = async (settings: PoolConfig): Promise<void> => {
  const pool = new Pool({ ...settings, max: 1 });
  pool.on("error", () => undefined);
  try {
    await migratePostgres(pool);
  } finally {
    await pool.end();
  }
};

const makeInsert =
  (sql: Sql, now: () => Date): ConfigStore["insert"] =>
  async (config, log) => {
    const { stored, besides } = completeConfig(config, now(), log);
    const add: Statement = [
      `insert into config (key, data, user_id, team_id, published_state, draft_of, published_at,
         created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      stored.key,
      JSON.stringify(stored.data),
      stored.userId,
      stored.teamId,
      stored.publishedState,
      stored.draftOf,
      stored.publishedAt,
      stored.createdAt,
      stored.updatedAt,
    ];
    if (besides.length > 0) await sql.change([add, ...besides]);
    else await sql.ask(...add);
    return stored;
  };

/** Charts in PostgreSQL; several servers may share one database. */
export const openPostgresStore = async (
  url: string,
  options: { now?: () => Date; onError?: (error: Error) => void; answerMs?: number } = {},
): Promise<ConfigStore> => {
  const now = options.now ?? (() => new Date());
  const settings: PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: ALIVE_MS,
  };
  await migrate(settings);
  // Not `statement_timeout`: poolers of connections refuse it as a setting of a connection.
  const pool = new Pool({ ...settings, max: 10, query_timeout: options.answerMs ?? ANSWER_MS });
  pool.on("error", (error) => options.onError?.(error));

  const sql = makePostgresSql(pool);
  return {
    insert: makeInsert(sql, now),
    ...makeChartReads(sql, { cubeIris: CUBE_IRIS, titles: TITLES }),
    ...makeFindAttempt(sql, now),
    ...makeChartChanges(sql, now),
    ...makeChartReleases(sql, now, randomUUID),
    ...makeForgetRemoved(sql, now),
    people: makePeopleStore(sql, now),
    follow: makeFollowStore(sql, now),
    async addViews(views, day) {
      const keys = [...views.keys()];
      await pool.query(
        `with added as (
           update config set views = config.views + added.count
           from unnest($1::text[], $2::bigint[]) as added (key, count)
           where config.key = added.key returning config.key, added.count)
         insert into chart_view (key, day, count) select key, $3, count from added
         on conflict (key, day) do update set count = chart_view.count + excluded.count`,
        [keys, keys.map((key) => views.get(key) ?? 0), day],
      );
    },
    allowances: makeSharedAllowances(pool),
    async close() {
      await pool.end();
    },
  };
};
