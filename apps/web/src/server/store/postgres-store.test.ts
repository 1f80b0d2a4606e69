import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PostgresServer, startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { Pool } from "pg";
import { afterAll, beforeAll } from "vitest";
import { openPostgresStore } from "./postgres-store.ts";
import { migratePostgres } from "./schema/migrate-postgres.ts";
import type { StoreEngine } from "./conformance/store-engine.ts";
import { testConfigStore } from "./conformance/test-config-store.ts";
import { testMigrations } from "./conformance/test-migrations.ts";

const OLD = readFileSync(
  join(import.meta.dirname, "conformance/fixtures/version-0.postgres.sql"),
  "utf8",
);

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 180_000);
afterAll(() => server.stop());

const withPool = async <Answer>(place: string, run: (pool: Pool) => Promise<Answer>) => {
  const pool = new Pool({ connectionString: place });
  try {
    return await run(pool);
  } finally {
    await pool.end();
  }
};

let made = 0;

const POSTGRES: StoreEngine = {
  make: async (what) => {
    const place = await server.createDatabase(`charts_${(made += 1)}`);
    if (what === "old") await withPool(place, (pool) => pool.query(OLD));
    return place;
  },
  open: (place) => openPostgresStore(place),
  migrate: (place, steps) => withPool(place, (pool) => migratePostgres(pool, steps)),
  ask: async (place, sql) => (await withPool(place, (pool) => pool.query(sql))).rows,
};

testConfigStore(POSTGRES);
testMigrations(POSTGRES);
