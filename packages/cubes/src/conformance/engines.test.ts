import { beforeAll, describe, expect, it } from "vitest";

import type { OpenedSource } from "./cube-source-conformance.ts";
import {
  askOnce,
  csv,
  duckDb,
  openEmbedded,
  openServer,
  openSql,
  parquet,
  parquetOverHttp,
  postgres,
} from "./engines.ts";

const ENGINES: [string, () => Promise<OpenedSource>][] = [
  ["a SPARQL server over HTTP", openServer],
  ["a folder of CSV files", openSql(csv)],
  ["a folder of Parquet files", openSql(parquet)],
  ["Parquet files on a web server", openSql(parquetOverHttp)],
  ["a DuckDB file", openSql(duckDb)],
  ["PostgreSQL", openSql(postgres)],
];

describe("a catalogue gives the same answers, whoever keeps it", () => {
  let expected: string;
  beforeAll(async () => {
    expected = await askOnce(await openEmbedded());
  });

  it("is not empty", () => {
    for (const words of ["Ernte der Felder", "Budget", "2020-06-30T23:59:59", "1e-7", "Südstadt"])
      expect(expected).toContain(words);
  });

  it.each(ENGINES)(
    "%s",
    async (_, open) => {
      expect(JSON.parse(await askOnce(await open()))).toEqual(JSON.parse(expected));
    },
    120_000,
  );
});
