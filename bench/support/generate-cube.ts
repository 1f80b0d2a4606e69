import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { once } from "node:events";
import { DuckDBInstance } from "@duckdb/node-api";
import { buildCatalogue } from "@statelier/cubes";

export const BASE_IRI = "https://bench.example/";
export const CUBE = `${BASE_IRI}cube/generated/1`;
const YEARS = 50;
const REGIONS = 10;
const KINDS = 10;
const ROWS_OF_A_GROUP = YEARS * REGIONS * KINDS;
const GROW = 10_000;

export const propertyOf = (column: string): string =>
  `${BASE_IRI}cube/generated/component/${column}`;
export const DIMENSIONS = ["year", "region", "kind", "group"] as const;
export const MEASURES = ["amount", "pieces"] as const;

const listValues = (name: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `      - { value: ${name}${at}, label: { de: ${name} Nummer ${at}, en: ${name} number ${at} } }`,
  ).join("\n");

const describeColumns = (groups: number): string => `columns:
  year: { role: dimension, label: Year, time: year }
  region:
    role: dimension
    label: Region
    values:
${listValues("region", REGIONS)}
  kind:
    role: dimension
    label: Kind
    values:
${listValues("kind", KINDS)}
  group:
    role: dimension
    label: Group
    values:
${listValues("group", groups)}
  amount: { role: measure, label: Amount, scale: ratio }
  pieces: { role: measure, label: Pieces, scale: ratio, number: integer }
`;

const describe = (groups: number, data: string, key = "generated"): string => `key: ${key}
version: 1
status: published
title: Generated observations
description: Numbers without a meaning
organization: office
license: { label: CC0, url: https://creativecommons.org/publicdomain/zero/1.0/ }
created: 2024-01-01
published: 2024-01-01
modified: 2024-01-01
data: { ${data} }
${describeColumns(groups)}`;

const VOCABULARY = `organizations:
  office:
    label: Office
    url: https://bench.example/office
    contact: { name: Office, email: office@bench.example }
`;

const writeVocabulary = (folder: string): void => {
  mkdirSync(join(folder, "vocabulary"), { recursive: true });
  writeFileSync(join(folder, "vocabulary", "office.yaml"), VOCABULARY);
};

const writeCatalogue = (folder: string, rows: number, file: string): string => {
  const dataset = join(folder, "datasets", "generated");
  mkdirSync(dataset, { recursive: true });
  writeVocabulary(folder);
  const groups = rows / ROWS_OF_A_GROUP;
  writeFileSync(join(dataset, "descriptor.yaml"), describe(groups, `file: ${file}`));
  return join(dataset, file);
};

/** A folder of descriptors for tables of a database: `generated`, and others with its columns. */
export const describeTables = (folder: string, rows: number, tables: readonly string[]): void => {
  writeCatalogue(folder, rows, "none.csv");
  for (const table of tables) {
    const dataset = join(folder, "datasets", table);
    mkdirSync(dataset, { recursive: true });
    const described = describe(rows / ROWS_OF_A_GROUP, `table: ${table}`, table);
    writeFileSync(join(dataset, "descriptor.yaml"), described);
  }
};

/** The same rows in PostgreSQL, with the indexes that `docs/sql-sources.md` advises. */
export const listTableStatements = (rows: number): string[] => [
  `CREATE TABLE generated AS SELECT (1950 + i % ${YEARS})::int AS year,
    'region' || i / ${YEARS} % ${REGIONS} AS region, 'kind' || i / ${YEARS * REGIONS} % ${KINDS} AS kind,
    'group' || i / ${ROWS_OF_A_GROUP} AS "group", (i::bigint * 7919 % 100000)::float8 / 10 AS amount,
    (i::bigint * 31 % 5000)::int AS pieces FROM generate_series(0, ${rows - 1}) AS t(i)`,
  `CREATE INDEX ON generated ("group", region, kind)`,
  ...["year", "region", "kind", "amount", "pieces"].map(
    (column) => `CREATE INDEX ON generated (${column})`,
  ),
  `VACUUM ANALYZE generated`,
];

/** The cells of a row; each combination of the four dimensions occurs once. */
const cellsOf = (row: number): string[] => [
  String(1950 + (row % YEARS)),
  `region${Math.floor(row / YEARS) % REGIONS}`,
  `kind${Math.floor(row / (YEARS * REGIONS)) % KINDS}`,
  `group${Math.floor(row / ROWS_OF_A_GROUP)}`,
  String(((row * 7919) % 100_000) / 10),
  String((row * 31) % 5_000),
];

const TABLE = (
  rows: number,
  step = 7919,
): string => `SELECT CAST(1950 + i % ${YEARS} AS INTEGER) AS year,
  'region' || (i // ${YEARS}) % ${REGIONS} AS region, 'kind' || (i // ${YEARS * REGIONS}) % ${KINDS} AS kind,
  'group' || i // ${ROWS_OF_A_GROUP} AS "group", ((i * ${step}) % 100000) / 10 AS amount,
  (i * 31) % 5000 AS pieces FROM range(${rows}) AS t(i)`;

/** A folder for a `sql` source; answers the path of its Parquet file. */
export const generateTable = async (folder: string, rows: number): Promise<string> => {
  const file = writeCatalogue(folder, rows, "generated.parquet");
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(`COPY (${TABLE(rows)}) TO '${file}' (FORMAT PARQUET)`);
  connection.closeSync();
  instance.closeSync();
  return file;
};

const STEPS = [7919, 7907, 7901, 7883, 7879, 7877, 7873, 7867, 7853, 7841];

/** A folder for a `sql` source with tables of these names, up to ten; each has amounts of its own. */
export const generateTables = async (
  folder: string,
  rows: number,
  names: readonly string[],
): Promise<void> => {
  writeVocabulary(folder);
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  for (const [at, name] of names.entries()) {
    const dataset = join(folder, "datasets", name);
    mkdirSync(dataset, { recursive: true });
    const described = describe(rows / ROWS_OF_A_GROUP, "file: table.parquet", name);
    writeFileSync(join(dataset, "descriptor.yaml"), described);
    const query = `COPY (${TABLE(rows, STEPS[at])}) TO '${join(dataset, "table.parquet")}'`;
    // One connection.
    await connection.run(`${query} (FORMAT PARQUET)`);
  }
  connection.closeSync();
  instance.closeSync();
};

/** What the importer writes of rows in which every value occurs, the observations apart. */
const buildShape = (folder: string, rows: number) => {
  const groups = rows / ROWS_OF_A_GROUP;
  const sample = Array.from({ length: Math.max(YEARS, groups) }, (_, at) =>
    cellsOf(
      (at % YEARS) +
        YEARS * (at % REGIONS) +
        YEARS * REGIONS * (at % KINDS) +
        ROWS_OF_A_GROUP * (at % groups),
    ),
  );
  const unique = [...new Map(sample.map((cells) => [cells.slice(0, 4).join(), cells])).values()];
  const file = writeCatalogue(folder, rows, "generated.csv");
  const header = [...DIMENSIONS, ...MEASURES].join(",");
  writeFileSync(file, `${[header, ...unique.map((cells) => cells.join(","))].join("\n")}\n`);
  const built = buildCatalogue(folder, { baseIri: BASE_IRI });
  if (!built.ok) throw new Error(built.problems.join("\n"));
  const isObservation = (line: string): boolean => line.includes(`<${CUBE}/observation/`);
  return built.value.triples
    .split("\n")
    .filter((line) => !isObservation(line))
    .join("\n");
};

const XSD = "http://www.w3.org/2001/XMLSchema#";
const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const CUBE_LINK = "https://cube.link/";

const writeObservation = (row: number): string => {
  const node = `<${CUBE}/observation/${row + 1}>`;
  const [year, region, kind, group, amount, pieces] = cellsOf(row);
  const value = (column: string, id: string | undefined): string =>
    `${node} <${propertyOf(column)}> <${BASE_IRI}cube/generated/value/${column}/${id}> .`;
  const literal = (column: string, cell: string | undefined, datatype: string): string =>
    `${node} <${propertyOf(column)}> "${cell}"^^<${XSD}${datatype}> .`;
  return [
    `<${CUBE}/observations> <${CUBE_LINK}observation> ${node} .`,
    `${node} <${TYPE}> <${CUBE_LINK}Observation> .`,
    literal("year", year, "gYear"),
    value("region", region),
    value("kind", kind),
    value("group", group),
    literal("amount", amount, "decimal"),
    literal("pieces", pieces, "integer"),
    "",
  ].join("\n");
};

/** The same observations as a file of N-Triples; answers its path. */
export const generateTriples = async (folder: string, rows: number): Promise<string> => {
  const file = join(folder, "generated.nt");
  const out = createWriteStream(file);
  out.write(`${buildShape(folder, rows)}\n`);
  for (let from = 0; from < rows; from += GROW) {
    let text = "";
    for (let row = from; row < Math.min(rows, from + GROW); row += 1) text += writeObservation(row);
    if (!out.write(text)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
  return file;
};
