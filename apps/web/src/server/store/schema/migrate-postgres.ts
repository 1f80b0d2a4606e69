import type { Pool, PoolClient } from "pg";
import { CREATE_VERSIONS, listMissingSteps, READ_VERSION, type SchemaStep } from "./schema-step.ts";
import { SCHEMA_STEPS } from "./schema-steps.ts";

/** Any number that no other program on the database uses: two servers may start at once. */
const SCHEMA_LOCK = 5_317_402;

const COLUMNS = `
  select attname as name from pg_attribute
  where attrelid = to_regclass('config') and attnum > 0 and not attisdropped`;

const runSteps = async (client: PoolClient, steps: readonly SchemaStep[]): Promise<void> => {
  await client.query("select pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
  await client.query(CREATE_VERSIONS);
  const { rows } = await client.query<{ version: number }>(READ_VERSION);
  const found = await client.query<{ name: string }>(COLUMNS);
  const columns = found.rows.map(({ name }) => name);
  for (const { version, name, sql } of listMissingSteps(rows[0]?.version ?? 0, steps, columns)) {
    await client.query(typeof sql === "string" ? sql : sql.postgres);
    await client.query("insert into schema_version values ($1, $2)", [version, name]);
  }
};

/** Brings the tables to the newest version, or leaves them as they are and rejects. */
export const migratePostgres = async (pool: Pool, steps = SCHEMA_STEPS): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await runSteps(client, steps);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
};
