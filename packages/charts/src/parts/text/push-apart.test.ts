import { expect, test } from "vitest";
import { pushApart } from "./push-apart.ts";

const place = (centers: readonly number[], [top, bottom] = [0, 1000], height = 16) =>
  pushApart(
    centers.map((center, index) => ({ index, center, height })),
    top ?? 0,
    bottom ?? 0,
  ).map(({ center }) => center);

test("labels that are apart stay where they want to be", () => {
  expect(place([100, 118, 300])).toEqual([100, 118, 300]);
});

test("labels that would overlap give way on both sides alike, in their order", () => {
  expect(place([100, 112])).toEqual([97, 115]);
  expect(place([112, 100])).toEqual([97, 115]);
  expect(place([100, 112, 130])).toEqual([96, 114, 132]);
  expect(place([100, 100, 400])).toEqual([91, 109, 400]);
});

test("no label leaves the room between the edges, where it is enough for all", () => {
  expect(place([2, 4], [0, 100])).toEqual([8, 26]);
  expect(place([98, 99], [0, 100])).toEqual([74, 92]);
  expect(place([4, 50, 99], [0, 100])).toEqual([8, 50, 92]);
});

test("labels that are too many for the room end at its lower edge", () => {
  expect(place([10, 11, 12], [0, 40])).toEqual([-4, 14, 32]);
});
