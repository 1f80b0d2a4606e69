import { expect, test } from "vitest";
import { dropParts } from "./drop-parts.ts";
import type { Loss, LossNote } from "../step.ts";

const loss = (path: Loss["path"], note: LossNote & { step?: string } = {}): Loss => ({
  step: "chart/1.0.0",
  was: 1,
  path,
  ...note,
});

const unseen = { dormant: true } as const;

test("what lies within something that is lost is not named again, in whatever order", () => {
  const whole = loss(["fields", "x"]);
  const part = loss(["fields", "x", "palette"]);
  expect(dropParts([whole, part])).toEqual([whole]);
  expect(dropParts([part, whole])).toEqual([whole]);
  expect(dropParts([loss([]), whole, part])).toEqual([loss([])]);
});

test("of two losses of one place the first is named", () => {
  const [first, second] = [loss(["a"], { step: "one" }), loss(["a"], { step: "two" })];
  expect(dropParts([first, second])).toEqual([first]);
  expect(dropParts([second, first])).toEqual([second]);
});

test("what readers see is named within what they do not see, and not the other way round", () => {
  const [hidden, shown] = [loss(["a"], unseen), loss(["a", "b"])];
  expect(dropParts([hidden, shown])).toEqual([hidden, shown]);
  expect(dropParts([loss(["a"]), loss(["a", "b"], unseen)])).toEqual([loss(["a"])]);
  expect(dropParts([hidden, loss(["a", "b"], unseen)])).toEqual([hidden]);
  expect(dropParts([hidden, loss(["a"])])).toEqual([hidden, loss(["a"])]);
});

test("a place in a list is not a member with that name", () => {
  const losses = [loss(["a", 1]), loss(["a", "1", "b"])];
  expect(dropParts(losses)).toEqual(losses);
});
