import type { SearchResult } from "@statelier/model";
import { expect, test } from "vitest";
import { findPart, findPickedPart, type Found } from "./find-part.ts";

const resultOf = (_: unknown, at: number): SearchResult =>
  ({
    score: 1,
    highlightedTitle: `T${at}`,
    cube: { iri: `https://example.org/${at}`, title: `T${at}`, dimensions: [{ label: "Year" }] },
  }) as unknown as SearchResult;

/** A source with so many datasets, and how many of them it was asked for. */
const makeSource = (total: number) => {
  const all = Array.from({ length: total }, resultOf);
  const asked: number[] = [];
  const ask = async (limit: number) => {
    asked.push(limit);
    return { results: all.slice(0, limit), total };
  };
  return { ask, asked };
};

/** Every so manieth dataset joins. */
const pickEvery =
  (step: number) =>
  (results: readonly SearchResult[]): Found[] =>
    results.filter((_, at) => at % step === 0).map((result) => ({ result, names: [] }));

test("SE8 no more datasets are asked for than the list shows, and it says how many there are", async () => {
  const { ask, asked } = makeSource(3000);
  const { found, total } = await findPart(ask, 24);
  expect([found.length, total, asked]).toEqual([24, 3000, [24]]);
  expect(found[0]?.names).toEqual(["Year"]);
});

test("SE8 JO7 of what joins as much is asked for as the list shows, without a number that nobody knows", async () => {
  const { ask, asked } = makeSource(3000);
  const { found, ...rest } = await findPickedPart(ask, 24, pickEvery(1));
  expect([found.length, rest, asked]).toEqual([24, {}, [48]]);
});

test("SE8 JO7 where few join the list is full all the same", async () => {
  const { ask, asked } = makeSource(3000);
  const { found, total } = await findPickedPart(ask, 24, pickEvery(20));
  expect([found.length, total, asked]).toEqual([24, undefined, [48, 192, 768]]);
});

test("SE8 JO7 once all were looked at it is known how many join", async () => {
  const some = makeSource(3000);
  const few = await findPickedPart(some.ask, 24, pickEvery(1000));
  expect([few.found.length, few.total]).toEqual([3, 3]);
  const { found, total } = await findPickedPart(makeSource(40).ask, 24, pickEvery(1));
  expect([found.length, total]).toEqual([24, 40]);
  expect(await findPickedPart(makeSource(0).ask, 24, pickEvery(1))).toEqual({
    found: [],
    total: 0,
  });
});
