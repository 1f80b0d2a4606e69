import type { DatabaseSync } from "node:sqlite";
import { CREATE_VERSIONS, listMissingSteps, READ_VERSION, type SchemaStep } from "./schema-step.ts";
import { SCHEMA_STEPS } from "./schema-steps.ts";

const runSteps = (database: DatabaseSync, steps: readonly SchemaStep[]): void => {
  database.exec(CREATE_VERSIONS);
  const { version } = database.prepare(READ_VERSION).get() as { version: number };
  const insert = database.prepare("insert into schema_version (version, step) values (?, ?)");
  const found = database.prepare("select name from pragma_table_info('config')").all();
  const columns = found.map(({ name }) => String(name));
  for (const { version: next, name, sql } of listMissingSteps(version, steps, columns)) {
    database.exec(typeof sql === "string" ? sql : sql.sqlite);
    insert.run(next, name);
  }
};

/** Brings the tables to the newest version, or leaves them as they are and throws. */
export const migrateSqlite = (database: DatabaseSync, steps = SCHEMA_STEPS): void => {
  database.exec("begin immediate");
  try {
    runSteps(database, steps);
    database.exec("commit");
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
};
