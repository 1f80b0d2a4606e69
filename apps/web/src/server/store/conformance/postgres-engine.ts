import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PostgresServer } from "@statelier/cubes/conformance/start-postgres";
import { Pool } from "pg";
import { openPostgresStore } from "../postgres-store.ts";
import { migratePostgres } from "../schema/migrate-postgres.ts";
import type { StoreEngine } from "./store-engine.ts";

const OLD = readFileSync(join(import.meta.dirname, "fixtures/version-0.postgres.sql"), "utf8");

export const withPool = async <Answer>(place: string, run: (pool: Pool) => Promise<Answer>) => {
  const pool = new Pool({ connectionString: place });
  try {
    return await run(pool);
  } finally {
    await pool.end();
  }
};

let made = 0;

/** Each place is a database of a server that tests have started. */
export const makePostgresEngine = (findServer: () => PostgresServer): StoreEngine => ({
  make: async (what) => {
    const place = await findServer().createDatabase(`charts_${(made += 1)}`);
    if (what === "old") await withPool(place, (pool) => pool.query(OLD));
    return place;
  },
  open: (place, now) => openPostgresStore(place, now ? { now } : {}),
  migrate: (place, steps) => withPool(place, (pool) => migratePostgres(pool, steps)),
  ask: async (place, sql) => (await withPool(place, (pool) => pool.query(sql))).rows,
});
