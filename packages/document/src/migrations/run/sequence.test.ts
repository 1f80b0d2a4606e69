import { expect, test } from "vitest";
import { sequence } from "./sequence.ts";
import type { Step } from "../step.ts";

const pass = {
  what: "nothing",
  up: (document) => document,
  down: (document) => document,
} as const satisfies Pick<Step<unknown>, "what" | "up" | "down">;

test("steps that follow one another make a sequence of versions", () => {
  const { versions } = sequence<unknown>("chart")([
    { ...pass, from: "1.0.0", to: "1.0.1" },
    { ...pass, from: "1.0.1", to: "1.1.0" },
    { ...pass, from: "1.1.0", to: "2.0.0" },
  ]);
  expect(versions).toEqual(["1.0.0", "1.0.1", "1.1.0", "2.0.0"]);
});

test("a gap between two steps does not compile", () => {
  // @ts-expect-error 1.1.0 → 2.0.0 does not follow 1.0.1
  const gap = sequence<unknown>("chart")([
    { ...pass, from: "1.0.0", to: "1.0.1" },
    { ...pass, from: "1.1.0", to: "2.0.0" },
  ]);
  expect(gap.versions).toHaveLength(3);
});
