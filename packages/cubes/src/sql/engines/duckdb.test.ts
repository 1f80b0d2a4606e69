import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { DuckDBInstance } from "@duckdb/node-api";
import { expect, it, onTestFinished } from "vitest";

import { openDuckDb } from "./duckdb.ts";
import { identifier, sql } from "./sql-text.ts";

const addressOf = (name: string): string =>
  JSON.stringify(new URL(`./${name}`, import.meta.url).href);

const SCRIPT = `
const [{ openDuckDb }, { sql }] = [await import(${addressOf("duckdb.ts")}), await import(${addressOf("sql-text.ts")})];
const engine = await openDuckDb({ folder: process.argv[1] });
const cell = engine.dialect.momentText(sql\`TIMESTAMPTZ '2020-01-01 00:00:00+00'\`);
const ask = async () => (await engine.query({ select: [{ kind: "text", cell }], rest: sql\`\` })).columns[0].texts[0];
const answers = [await ask(), ...(await Promise.all([ask(), ask()]))];
await engine.close();
console.log(JSON.stringify({ hour: new Date(0).getHours(), answers }));
`;

/** A process of its own, for the engine asks the machine for its zone but once. */
it("reads times with a zone as those of UTC on every connection, whatever the zone of the machine", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", SCRIPT, tmpdir()],
    { env: { ...process.env, TZ: "Asia/Tokyo" } },
  );
  expect(JSON.parse(stdout)).toEqual({
    hour: 9,
    answers: Array.from({ length: 3 }, () => "2020-01-01T00:00:00"),
  });
});

const writeParts = async (folder: string): Promise<void> => {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  for (const [year, cells] of [
    [2019, "(1), (2)"],
    [2020, "(3)"],
    [2021, "(4)"],
  ] as const) {
    const part = join(folder, year === 2021 ? "elsewhere" : "harvest", `year=${year}`);
    mkdirSync(part, { recursive: true });
    await connection.run(`COPY (FROM (VALUES ${cells}) AS t(amount)) TO '${part}/1.parquet'`);
  }
  connection.closeSync();
  instance.closeSync();
};

it("reads a folder of Parquet files, whose names are cells, and no file that a link leads to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "parts-"));
  await writeParts(folder);
  symlinkSync(join(folder, "elsewhere/year=2021/1.parquet"), join(folder, "harvest/2.parquet"));
  const engine = await openDuckDb({ folder });
  onTestFinished(async () => {
    await engine.close();
    rmSync(folder, { recursive: true });
  });
  const { from, columns } = await engine.openTable({ file: "harvest" }, folder);
  expect(columns).toEqual([
    { name: "amount", type: "integer", declared: "INTEGER" },
    { name: "year", type: "integer", declared: "BIGINT" },
  ]);
  const isYear = engine.dialect.isAnyOf({ cell: identifier("year"), declared: "BIGINT" }, ["2019"]);
  const read = async (rest: typeof from) => {
    const { columns: found } = await engine.query({
      select: [{ kind: "number", cell: sql`amount` }],
      rest,
    });
    return found[0]?.kind === "number" ? [...found[0].values].toSorted((a, b) => a - b) : [];
  };
  expect(await read(sql`FROM ${from}`)).toEqual([1, 2, 3]);
  expect(await read(sql`FROM ${from} WHERE ${isYear ?? sql`FALSE`}`)).toEqual([1, 2]);
  await expect(engine.openTable({ file: "elsewhere/.." }, folder)).rejects.toThrow("data.file");
});
