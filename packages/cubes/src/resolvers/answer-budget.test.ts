import type { Filters } from "@statelier/model";
import { expect, test } from "vitest";

import { AnswerBudget } from "./answer-budget.ts";
import { DEFAULT_LIMITS } from "./check-limits.ts";

const name = (count: number): Filters => ({
  place: {
    type: "multi",
    values: Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, true])),
  },
});

test("one filter and all filters of a request may name so many values", () => {
  const limits = { ...DEFAULT_LIMITS, filterValues: 3, allFilterValues: 5 };
  const refused = expect.objectContaining({ extensions: { id: "BAD_REQUEST" } });
  expect(() => new AnswerBudget(limits).takeFilters(name(4))).toThrow(refused);
  const budget = new AnswerBudget(limits);
  budget.takeFilters(name(3));
  budget.takeFilters({ year: { type: "single", value: "2020" } });
  budget.takeFilters(name(1));
  expect(() => budget.takeFilters(name(1))).toThrow(refused);
});
