import { beforeAll, describe, expect, it } from "vitest";

import type { OpenedSource } from "./cube-source-conformance.ts";
import { askOnce, duckDb, openEmbedded, openSql, postgres } from "./engines.ts";

const ENGINES: [string, () => Promise<OpenedSource>][] = [
  ["DuckDB", openSql(duckDb, 0)],
  ["PostgreSQL", openSql(postgres, 0)],
];

describe("a catalogue that is asked for every slice gives the same answers", () => {
  let expected: string;
  beforeAll(async () => {
    expected = await askOnce(await openEmbedded());
  });

  it.each(ENGINES)(
    "%s",
    async (_, open) => {
      expect(JSON.parse(await askOnce(await open()))).toEqual(JSON.parse(expected));
    },
    180_000,
  );
});
