import { expect, test } from "vitest";

import { ENTRY_BYTES } from "../reading/measure-kept.ts";
import { type CubeSource, type ObservationsAnswer, SourceError } from "../source/cube-source.ts";
import { keepAnswers } from "./keep-answers.ts";

const REQUEST = { iri: "https://example.org/cube", locale: "en" } as const;
const GOOD: ObservationsAnswer = { table: { rowCount: 0, columns: [] }, notes: [] };

const open = () => {
  const state = { answer: GOOD, error: undefined as SourceError | undefined, now: 1_000 };
  const source = {
    observations: () => (state.error ? Promise.reject(state.error) : Promise.resolve(state.answer)),
  } as unknown as CubeSource;
  return { state, source: keepAnswers(source, { now: () => state.now, minAgeMs: 100 }) };
};

const DOWN = new SourceError("SOURCE_DOWN", "nobody answers");

test("the last good answer stands in with the date when it was read", async () => {
  const { state, source } = open();
  expect(await source.observations(REQUEST)).toEqual(GOOD);
  state.now = 5_000;
  state.error = DOWN;
  expect(await source.observations(REQUEST)).toEqual({ ...GOOD, staleSince: 1_000 });
  state.error = undefined;
  await source.observations(REQUEST);
  state.now = 9_000;
  state.error = DOWN;
  expect(await source.observations(REQUEST)).toEqual({ ...GOOD, staleSince: 5_000 });
});

test("an answer that was old already keeps its older date", async () => {
  const { state, source } = open();
  state.answer = { ...GOOD, staleSince: 400 };
  await source.observations(REQUEST);
  state.error = DOWN;
  expect((await source.observations(REQUEST)).staleSince).toBe(400);
});

test("an answer that can never change has no date", async () => {
  const { state, source } = open();
  state.answer = { ...GOOD, isImmutable: true };
  await source.observations(REQUEST);
  state.error = DOWN;
  expect(await source.observations(REQUEST)).toEqual(state.answer);
});

test("what was never answered, or what the source itself refuses, stands for nothing", async () => {
  const { state, source } = open();
  state.error = DOWN;
  await expect(source.observations(REQUEST)).rejects.toBe(DOWN);
  state.error = undefined;
  await source.observations(REQUEST);
  state.error = new SourceError("CANNOT_FIND_CUBE", "it is gone");
  await expect(source.observations(REQUEST)).rejects.toBe(state.error);
});

test("what is kept is bounded, however long the questions and their queries are", async () => {
  const source = keepAnswers(
    {
      status: () => ({}),
      observations: () => Promise.resolve({ ...GOOD, query: "q".repeat(100_000) }),
      latestIri: () => Promise.resolve(undefined),
    } as unknown as CubeSource,
    { maxBytes: 1_000_000 },
  );
  const long = "f".repeat(100_000);
  for (let at = 0; at < 20; at += 1) {
    const filters = { a: { type: "single", value: `${at}${long}` } } as const;
    await source.observations({ ...REQUEST, filters });
  }
  const { answers } = source.status();
  expect(answers?.entries).toBeLessThanOrEqual(5);
  expect(answers?.bytes).toBeLessThanOrEqual(1_000_000);
  expect(answers?.bytes).toBeGreaterThan(200_000);
});

test("what was asked for last is kept, though its answer is too young to be kept anew", async () => {
  const state = { error: undefined as SourceError | undefined };
  const source = keepAnswers(
    {
      latestIri: (iri: string) =>
        state.error ? Promise.reject(state.error) : Promise.resolve(`${iri}/2`),
    } as unknown as CubeSource,
    { maxBytes: 2 * ENTRY_BYTES + 50 },
  );
  for (const iri of ["a", "b", "a", "c"]) await source.latestIri(iri);
  state.error = DOWN;
  expect(await source.latestIri("a")).toBe("a/2");
  await expect(source.latestIri("b")).rejects.toBe(DOWN);
});
