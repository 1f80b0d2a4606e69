import { expect, test } from "vitest";
import { weighPoints, weighPointsInSteps } from "./weigh-points.ts";

test("a line is weighed in steps as it is at once, and others have their turn between them", async () => {
  const line = Float64Array.from({ length: 60_000 }, (_, at) => Math.sin(at * at));
  let pauses = 0;
  const pause = async (): Promise<void> => void (pauses += 1);
  expect(await weighPointsInSteps(line, pause)).toEqual(weighPoints(line));
  expect(pauses).toBeGreaterThan(5);
});

test("the points of a straight line weigh nothing, and one beside it what it lies beside", () => {
  const weights = weighPoints(Float64Array.of(0, 0, 1, 0, 2, 3, 3, 0, 4, 0));
  expect([weights[0], weights[2], weights[4]]).toEqual([
    Number.POSITIVE_INFINITY,
    3,
    Number.POSITIVE_INFINITY,
  ]);
  expect(weighPoints(Float64Array.of(0, 0, 1, 1, 2, 2))[1]).toBe(0);
});
