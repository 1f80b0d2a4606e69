import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { DuckDBInstance } from "@duckdb/node-api";
import { Client } from "pg";

import type { MakeTable } from "./shard-tables.ts";

import { buildCatalogue } from "../importer/build-catalogue.ts";
import { BASE_IRI } from "./suite/subject.ts";

const CATALOGUE = fileURLToPath(new URL("./catalogue/", import.meta.url));

const listNames = (folder: string): string[] => readdirSync(join(folder, "datasets"));

/** A copy of the catalogue in a folder of its own, with these datasets where some are named. */
export const stageCatalogue = (...names: string[]): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  cpSync(CATALOGUE, folder, { recursive: true });
  for (const name of names.length > 0 ? listNames(folder) : [])
    if (!names.includes(name)) rmSync(join(folder, "datasets", name), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const rewrite = (folder: string, replace: (name: string) => string): void => {
  for (const name of listNames(folder)) {
    const file = join(folder, "datasets", name, "descriptor.yaml");
    const text = readFileSync(file, "utf8").replace(`file: ${name}.csv`, replace(name));
    writeFileSync(file, text);
    rmSync(join(folder, "datasets", name, `${name}.csv`));
  }
};

const runDuckDb = async (path: string, statements: readonly string[]): Promise<void> => {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const statement of ["SET TimeZone = 'UTC'", ...statements]) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
};

type StagedColumn = { duckDb: string; postgres: string };

/** Types that no file says: of these columns of the dataset `typed`. */
const TYPED: Readonly<Record<string, StagedColumn>> = {
  moment: { duckDb: "TIMESTAMPTZ", postgres: "timestamptz" },
  grade: { duckDb: "ENUM ('low', 'high')", postgres: "facts.grade" },
  code: { duckDb: "VARCHAR", postgres: "facts.code" },
  factor: { duckDb: "DOUBLE", postgres: "double precision" },
  price: { duckDb: "DECIMAL(8, 3)", postgres: "numeric(8, 3)" },
  share: { duckDb: "FLOAT", postgres: "real" },
  amount: { duckDb: "DECIMAL(10, 4)", postgres: "numeric(10, 4)" },
};

const stagedTypes = (name: string): typeof TYPED => (name === "typed" ? TYPED : {});

/** A table as a query reads it, each column in its type. */
const readCsv = (name: string): string => {
  const file = join(CATALOGUE, "datasets", name, `${name}.csv`);
  const casts = Object.entries(stagedTypes(name)).map(
    ([column, { duckDb }]) =>
      `CAST(nullif(trim(CAST(${column} AS VARCHAR), ' \t'), '') AS ${duckDb}) AS ${column}`,
  );
  const columns = casts.length > 0 ? `* REPLACE (${casts.join(", ")})` : "*";
  return `(SELECT ${columns} FROM read_csv('${file}', header = true, delim = ','))`;
};

/** The tables with types of their own, as Parquet files. */
export const stageParquet = async (folder: string): Promise<void> => {
  const copy = (name: string): string =>
    `COPY (FROM ${readCsv(name)}) TO '${join(folder, "datasets", name, `${name}.parquet`)}'`;
  await runDuckDb(":memory:", listNames(folder).map(copy));
  rewrite(folder, (name) => `file: ${name}.parquet`);
};

/** The tables with types of their own, in a DuckDB file. */
export const stageDuckDb = async (folder: string, file: string): Promise<void> => {
  const create = (name: string): string => `CREATE TABLE "${name}" AS FROM ${readCsv(name)}`;
  await runDuckDb(file, listNames(folder).map(create));
  rewrite(folder, (name) => `table: ${name}`);
};

/** The tables with types of their own, in a schema of a PostgreSQL database; answers the address of who may only read. */
export const stagePostgres = async (
  folder: string,
  url: string,
  prepare: (client: Client) => Promise<MakeTable> = async (client) => async (name, columns) =>
    void (await client.query(`create table facts.${name} (${columns})`)),
): Promise<string> => {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("create schema facts");
  await client.query("create type facts.grade as enum ('low', 'high')");
  await client.query("create domain facts.code as text");
  const makeTable = await prepare(client);
  await connection.run("SET TimeZone = 'UTC'");
  for (const name of listNames(folder)) {
    const read = await connection.runAndReadAll(`FROM ${readCsv(name)}`);
    const columns = read.columnNames().map((column) => `"${column.replaceAll('"', '""')}"`);
    const types = read
      .columnTypes()
      .map(
        (type, index) =>
          stagedTypes(name)[read.columnName(index)]?.postgres ??
          String(type).replace("DOUBLE", "double precision"),
      );
    await makeTable(name, columns.map((column, index) => `${column} ${types[index]}`).join(", "));
    const places = columns.map((_, index) => `$${index + 1}`).join(", ");
    for (const row of read.getRowsJson())
      await client.query(`insert into facts.${name} values (${places})`, row);
  }
  await client.query("create role reader login");
  await client.query("grant usage on schema facts to reader");
  await client.query("grant select on all tables in schema facts to reader");
  await client.end();
  connection.closeSync();
  instance.closeSync();
  rewrite(folder, (name) => `table: facts.${name}`);
  const reader = new URL(url);
  reader.username = "reader";
  return reader.href;
};

/** The catalogue as the importer writes it. */
export const buildTriples = (): string => {
  const built = buildCatalogue(CATALOGUE, { baseIri: BASE_IRI });
  if (!built.ok) throw new Error(built.problems.join("\n"));
  return built.value.triples;
};
