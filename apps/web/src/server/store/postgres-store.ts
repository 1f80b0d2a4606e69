import type { Iri } from "@statelier/model";
import { Pool } from "pg";
import type { ConfigStore, PublicationState, StoredConfig } from "./config-store.ts";
import { makeSharedAllowances } from "./shared-allowances.ts";
import { migratePostgres } from "./schema/migrate-postgres.ts";
import { VISIBLE_TO } from "./visible-to.ts";

type Row = {
  key: string;
  data: Record<string, unknown>;
  user_id: string | null;
  published_state: string;
  draft_of: string | null;
  created_at: Date;
  updated_at: Date;
};

const parseRow = (row: Row): StoredConfig => ({
  key: row.key,
  data: row.data,
  userId: row.user_id,
  publishedState: row.published_state as PublicationState,
  draftOf: row.draft_of,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

type ListRow = Pick<Row, "key" | "updated_at"> & { number: string; cube_iris: Iri[] | null };

const makeReads = (
  pool: Pool,
): Pick<ConfigStore, "find" | "list" | "lastNumber" | "countViews"> => ({
  async find(key, { kind }) {
    const { rows } = await pool.query<Row>(
      `select * from config where key = $1 and ${VISIBLE_TO[kind]}`,
      [key],
    );
    const [row] = rows;
    return row && parseRow(row);
  },
  async list({ after, upTo, limit }, { kind }) {
    const { rows } = await pool.query<ListRow>(
      `select key, number, updated_at, (
         select array_agg(distinct cube->>'iri')
         from json_array_elements(config.data->'chartConfigs') chart,
           json_array_elements(chart->'cubes') cube
       ) as cube_iris
       from config where ${VISIBLE_TO[kind]} and number > $1 and number <= $2
       order by number limit $3`,
      [after, upTo, limit],
    );
    return rows.map((row) => ({
      key: row.key,
      number: Number(row.number),
      updatedAt: row.updated_at.toISOString(),
      cubeIris: row.cube_iris ?? [],
    }));
  },
  async lastNumber({ kind }) {
    const { rows } = await pool.query<{ number: string | null }>(
      `select max(number) as number from config where ${VISIBLE_TO[kind]}`,
    );
    return Number(rows[0]?.number ?? 0);
  },
  async countViews(key, { kind }) {
    const { rows } = await pool.query<{ views: string }>(
      `select views from config where key = $1 and ${VISIBLE_TO[kind]}`,
      [key],
    );
    return Number(rows[0]?.views ?? 0);
  },
});

/** Charts in PostgreSQL; several servers may share one database. */
export const openPostgresStore = async (
  url: string,
  options: { now?: () => Date; onError?: (error: Error) => void } = {},
): Promise<ConfigStore> => {
  const now = options.now ?? (() => new Date());
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 4_000 });
  pool.on("error", (error) => options.onError?.(error));
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    async insert(config) {
      const at = now().toISOString();
      await pool.query(
        `insert into config (key, data, user_id, published_state, draft_of, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $6)`,
        [
          config.key,
          JSON.stringify(config.data),
          config.userId,
          config.publishedState,
          config.draftOf,
          at,
        ],
      );
      return { ...config, createdAt: at, updatedAt: at };
    },
    ...makeReads(pool),
    async addViews(views) {
      const keys = [...views.keys()];
      await pool.query(
        `update config set views = config.views + added.count
         from unnest($1::text[], $2::bigint[]) as added (key, count) where config.key = added.key`,
        [keys, keys.map((key) => views.get(key) ?? 0)],
      );
    },
    allowances: makeSharedAllowances(pool),
    async close() {
      await pool.end();
    },
  };
};
