import { expect, it } from "vitest";

import { cacheSlices } from "./cached-slices.ts";
import type { ObservationReader, ReadRequest, ResolvedFilter } from "./observation-reader.ts";
import { makeTableStore } from "./table-store.ts";

const valuesOf = (path: string, ...values: string[]): ResolvedFilter => ({
  path,
  type: "values",
  values: new Set(values),
});

/** Each question is another one than all others. */
const REQUESTS: ReadRequest[] = [
  { paths: ["a", "b"], filters: [] },
  { paths: ["a"], filters: [] },
  { paths: ["a", "b"], filters: [], limit: 1 },
  { paths: ["a", "b"], filters: [], limit: 2 },
  { paths: ["a", "b"], filters: [valuesOf("a", "x")] },
  { paths: ["a", "b"], filters: [valuesOf("b", "x")] },
  { paths: ["a", "b"], filters: [valuesOf("a", "x", "y")] },
  { paths: ["a", "b"], filters: [valuesOf("a", "x"), valuesOf("b", "y")] },
  { paths: ["a", "b"], filters: [{ path: "a", type: "numbers", from: 1, to: 2 }] },
  { paths: ["a", "b"], filters: [{ path: "b", type: "numbers", from: 1, to: 2 }] },
  { paths: ["a", "b"], filters: [{ path: "a", type: "numbers", from: 1, to: 3 }] },
];

const askedBy = (filters: readonly ResolvedFilter[]): string =>
  JSON.stringify(filters, (_, value) => (value instanceof Set ? [...value] : (value as unknown)));

const open = () => {
  const asked: unknown[] = [];
  const reader: ObservationReader = {
    read: async (request) => {
      asked.push(request);
      return { table: { rowCount: asked.length, columns: [] } };
    },
    distinct: async (...question) => [String(asked.push(question))],
    bounds: async () => undefined,
  };
  return { reader, asked, tables: makeTableStore() };
};

it("keeps the answer to each question, and gives it to no other", async () => {
  const { reader, asked, tables } = open();
  const kept = [cacheSlices(reader, tables, "cube 1"), cacheSlices(reader, tables, "cube 2")];
  const askAll = async () => {
    const answers: unknown[] = [];
    for (const each of kept)
      for (const request of REQUESTS) {
        answers.push((await each.read(request)).table.rowCount);
        for (const path of request.limit === undefined ? request.paths : [])
          answers.push(...(await each.distinct(path, request.filters)));
      }
    return answers.map(Number);
  };
  const answers = await askAll();
  const questions = asked.length;
  expect(await askAll()).toEqual(answers);
  expect(asked).toHaveLength(questions);
  const reads = asked.filter((question) => !Array.isArray(question));
  expect(reads).toHaveLength(2 * REQUESTS.length);
  const filters = new Set(REQUESTS.map((request) => askedBy(request.filters)));
  expect(questions - reads.length).toBe(2 * 2 * filters.size);
});

it("takes values in any order for the same question", async () => {
  const { reader, asked, tables } = open();
  const kept = cacheSlices(reader, tables, "cube");
  await kept.read({ paths: ["a"], filters: [valuesOf("a", "x", "y")] });
  await kept.read({ paths: ["a"], filters: [valuesOf("a", "y", "x")] });
  expect(asked).toHaveLength(1);
});
