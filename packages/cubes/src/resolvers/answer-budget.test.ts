import type { FilterValue } from "@statelier/model";
import { expect, test } from "vitest";

import { AnswerBudget } from "./answer-budget.ts";
import { DEFAULT_LIMITS } from "./check-limits.ts";

const name = (count: number): FilterValue => ({
  type: "multi",
  values: Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, true])),
});
const single = (value: string): FilterValue => ({ type: "single", value });
const refused = expect.objectContaining({ extensions: { id: "BAD_REQUEST" } });

test("one filter and all filters of a request may name so many values", () => {
  const limits = { ...DEFAULT_LIMITS, filterValues: 3, allFilterValues: 5 };
  expect(() => new AnswerBudget(limits).takeFilter("a", () => name(4))).toThrow(refused);
  const budget = new AnswerBudget(limits);
  for (const filter of [name(3), single("2020"), name(1)]) budget.takeFilter("a", () => filter);
  expect(() => budget.takeFilter("a", () => name(1))).toThrow(refused);
});

test("the values and ids of a request have so many characters, however few each has", () => {
  const budget = new AnswerBudget({ ...DEFAULT_LIMITS, allNameCharacters: 12 });
  budget.takeFilter("a", () => single("2020"));
  budget.takeFilter("a", () => ({ type: "range", from: "2", to: "3" }));
  budget.takeIds({ joinBy: ["ab"], componentIds: ["cd"] });
  expect(() => budget.takeIds({ joinBy: [], componentIds: ["e"] })).toThrow(refused);
});

test("a request that has named too much has no further filter read", () => {
  for (const filter of [name(6), single("x".repeat(60))]) {
    const limits = { ...DEFAULT_LIMITS, allFilterValues: 5, allNameCharacters: 50 };
    const budget = new AnswerBudget(limits);
    expect(() => budget.takeFilter("a", () => filter)).toThrow(refused);
    const read = () => {
      throw new Error("It was read.");
    };
    expect(() => budget.takeFilter("b", read)).toThrow(refused);
  }
});

test("each call of requests that come at one moment has a turn of its own, between which others are served", async () => {
  let [turns, isOver] = [0, false];
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const calls: number[] = [];
  const ask = async (): Promise<void> => {
    const budget = new AnswerBudget(DEFAULT_LIMITS);
    const call = () => Promise.resolve(calls.push(turns));
    await Promise.all(Array.from({ length: 12 }, () => budget.runInTurn(call)));
  };
  await Promise.all(Array.from({ length: 30 }, ask));
  isOver = true;
  expect(calls).toHaveLength(360);
  expect(new Set(calls).size).toBeGreaterThanOrEqual(359);
});
