import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { DuckDBInstance } from "@duckdb/node-api";
import { expect, it } from "vitest";

import { stageCatalogue } from "../conformance/stage-catalogue.ts";
import { BASE_IRI } from "../conformance/suite/subject.ts";
import { makeSqlSource } from "./make-sql-source.ts";
import { openSqlPlace } from "./open-sql-place.ts";

const ROWS = 5_000_000;
/** Four dictionaries of 4 bytes and two numbers of 8. */
const BYTES_A_ROW = 32;

const DESCRIPTOR = `
key: large
status: published
title: Large
description: Generated
organization: invented-office
license: { label: CC0, url: https://creativecommons.org/publicdomain/zero/1.0/ }
created: 2024-01-01
published: 2024-01-01
modified: 2024-01-01
data: { file: large.parquet }
columns:
  year: { role: dimension, label: Year, time: year }
  a: { role: dimension, label: A, literal: string }
  b: { role: dimension, label: B, literal: string }
  c: { role: dimension, label: C, literal: string }
  x: { role: measure, label: X, scale: ratio }
  y: { role: measure, label: Y, scale: ratio, number: integer }
`;

const TABLE = `SELECT 1950 + i % 50 AS year, 'a' || (i // 50) % 100 AS a, 'b' || (i // 5000) % 100 AS b,
  'c' || i // 500000 AS c, i / 8 AS x, i AS y FROM range(${ROWS}) AS t(i)`;

/** Bytes in buffers that something still refers to. */
const measureBuffers = (): number => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return process.memoryUsage().arrayBuffers;
};

it("reads five million rows whole, in 32 bytes a row", async () => {
  const { folder, remove } = stageCatalogue("harvest");
  const dataset = join(folder, "datasets", "harvest");
  writeFileSync(join(dataset, "descriptor.yaml"), DESCRIPTOR);
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(`COPY (${TABLE}) TO '${join(dataset, "large.parquet")}'`);
  connection.closeSync();
  instance.closeSync();
  const place = openSqlPlace({ location: folder, timeoutMs: 120_000 });
  if (!place.ok) throw new Error(place.problems.join("\n"));
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "https://example.org/large" },
    place: place.value,
    baseIri: BASE_IRI,
    options: { onProblem: (problem) => expect.unreachable(problem) },
  });
  await source.open();
  const before = measureBuffers();
  const { table } = await source.observations({ iri: `${BASE_IRI}cube/large/1`, locale: "en" });
  expect(table.rowCount).toBe(ROWS);
  const held = table.columns.reduce(
    (bytes, column) =>
      bytes + (column.type === "number" ? column.values.byteLength : column.codes.byteLength),
    0,
  );
  expect(held).toBe(ROWS * BYTES_A_ROW);
  // What nothing refers to any more is let go of a little after a collection.
  const grown = () => measureBuffers() - before;
  await expect.poll(grown, { timeout: 20_000 }).toBeLessThan(ROWS * BYTES_A_ROW * 1.2);
  const [x] = table.columns.filter(({ type }) => type === "number");
  expect(x?.type === "number" && x.values.reduce((sum, value) => sum + value, 0)).toBe(
    (ROWS * (ROWS - 1)) / 2 / 8,
  );
  await source.close();
  remove();
}, 180_000);
