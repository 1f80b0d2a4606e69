import { expect, test } from "vitest";
import { makePlaces } from "./tally-callers.ts";

test("one caller has half of the places, all together have all of them, and each is given back", () => {
  const take = makePlaces(4);
  const own = [take("greedy"), take("greedy")];
  expect(own.every((leave) => leave !== undefined)).toBe(true);
  expect(take("greedy")).toBeUndefined();
  expect(take("other")).toBeDefined();
  expect(take("third")).toBeDefined();
  expect(take("fourth")).toBeUndefined();
  own[0]?.();
  expect(take("greedy")).toBeDefined();
});
