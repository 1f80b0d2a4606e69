import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { openSqlPlace } from "@statelier/cubes";
import { connectPostgres, startPostgres } from "@statelier/cubes/conformance/start-postgres";
import {
  DIMENSIONS,
  describeTables,
  generateTable,
  listTableStatements,
  MEASURES,
} from "./generate-cube.ts";
import { buildWhere, type Wanted } from "./data-engines.ts";

export type SqlPlaceOfBench = {
  place: Extract<ReturnType<typeof openSqlPlace>, { ok: true }>["value"];
  /** All cells of the rows that have the wanted values, asked of the engine without us; answers how many rows. */
  rows: (wanted: Wanted) => Promise<number>;
  /** Whether another dataset of the place lets wait until it times out. */
  isBesideSlow: boolean;
  close: () => Promise<void>;
};

const COLUMNS = [...DIMENSIONS, ...MEASURES].map((name) => `"${name}"`).join(", ");

const open = (input: Parameters<typeof openSqlPlace>[0]) => {
  const place = openSqlPlace(input);
  if (!place.ok) throw new Error(place.problems.join("\n"));
  return place.value;
};

const YESTERDAY = Date.now() / 1_000 - 86_400;

export const openParquet = async (rows: number): Promise<SqlPlaceOfBench> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-sql-"));
  const file = await generateTable(folder, rows);
  // As tables are that are served: of a file younger than ten seconds DuckDB keeps nothing.
  utimesSync(file, YESTERDAY, YESTERDAY);
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  return {
    place: open({ location: folder, timeoutMs: 120_000 }),
    isBesideSlow: false,
    rows: async (wanted) => {
      const query = `SELECT ${COLUMNS} FROM '${file}' ${buildWhere(wanted)}`;
      return (await connection.runAndReadAll(query)).getColumns()[0]?.length ?? 0;
    },
    close: async () => {
      connection.closeSync();
      instance.closeSync();
      rmSync(folder, { recursive: true });
    },
  };
};

/** The slow table takes it up to here; closing waits for that. */
const TIMEOUT_MS = 15_000;

/** How long the table `slow` lets wait for each row that is asked of it. */
const SLOW_SECONDS = 60;

export const openPostgres = async (rows: number): Promise<SqlPlaceOfBench> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-sql-"));
  const server = await startPostgres();
  const url = await server.createDatabase("bench");
  const client = await connectPostgres(url);
  for (const statement of listTableStatements(rows)) await client.query(statement);
  await client.query(
    `CREATE VIEW slow AS SELECT generated.* FROM generated, pg_sleep(${SLOW_SECONDS})`,
  );
  describeTables(folder, rows, ["generated", "slow"]);
  return {
    place: open({ location: url, descriptors: folder, timeoutMs: TIMEOUT_MS }),
    isBesideSlow: true,
    rows: async (wanted) =>
      (
        await client.query({
          text: `SELECT ${COLUMNS} FROM generated ${buildWhere(wanted)}`,
          rowMode: "array",
        })
      ).rows.length,
    close: async () => {
      await client.end();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
