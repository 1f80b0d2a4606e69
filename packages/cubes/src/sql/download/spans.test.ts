import { expect, test } from "vitest";

import { countBytes, findMissing, joinSpans } from "./spans.ts";

test("neighbours are one where they touch, or are no further apart than allowed", () => {
  expect(
    joinSpans([
      [10, 20],
      [0, 5],
      [5, 8],
      [30, 30],
    ]),
  ).toEqual([
    [0, 8],
    [10, 20],
  ]);
  expect(
    joinSpans(
      [
        [0, 8],
        [10, 20],
        [21, 22],
      ],
      2,
    ),
  ).toEqual([[0, 22]]);
});

test("what is missing is what is wanted without what is there, however they overlap", () => {
  const present = [
    [10, 20],
    [30, 40],
  ] as const;
  expect(findMissing([[0, 50]], present)).toEqual([
    [0, 10],
    [20, 30],
    [40, 50],
  ]);
  expect(findMissing([[12, 18]], present)).toEqual([]);
  expect(findMissing([[15, 35]], present)).toEqual([[20, 30]]);
  expect(countBytes(findMissing([[15, 35]], present))).toBe(10);
});
