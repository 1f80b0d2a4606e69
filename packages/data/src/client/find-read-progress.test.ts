import { expect, test } from "vitest";
import { findReadProgress } from "./find-read-progress.ts";

const SOURCE = { type: "sparql", url: "https://example.org/query" } as const;
const HALF = { rows: 1, total: 2 };

test("of joined datasets the progress is that of the first that is being read, whichever it is", async () => {
  const readOf = (...reading: string[]) =>
    findReadProgress(
      {
        progress: async (_, iri) =>
          reading.includes(iri) ? { ...HALF, rows: Number(iri) } : undefined,
      },
      SOURCE,
      ["0", "1", "2"],
    );
  expect(await readOf("1")).toEqual({ rows: 1, total: 2 });
  expect(await readOf("2", "1")).toEqual({ rows: 1, total: 2 });
  expect(await readOf()).toBeUndefined();
});
