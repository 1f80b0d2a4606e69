import { expect, test } from "vitest";
import { timeMigrations, timeTransitions } from "../bench/documents.ts";
import { preparePicture } from "../bench/images.ts";

// Benchmarks are run by hand; what they prepare must not wait until then to be found broken.
test("the benchmark of pictures finds every bar in its picture", () => {
  expect(preparePicture().picture.height).toBe(450);
});

test("the benchmark of documents migrates valid ones, and each of its events changes the state", () => {
  expect(timeMigrations(5)).toBeGreaterThan(0);
  expect(Object.values(timeTransitions(1)).flat()).toHaveLength(10);
});
