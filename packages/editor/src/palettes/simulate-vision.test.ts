import { expect, test } from "vitest";
import { makeVisionMatrix } from "./simulate-vision.ts";

const see = (vision: "protan" | "deutan" | "tritan", color: readonly number[]): number[] => {
  const values = makeVisionMatrix(vision).split(" ").map(Number);
  return [0, 1, 2].map((row) =>
    color.reduce((sum, part, at) => sum + part * (values[row * 5 + at] ?? 0), 0),
  );
};

const isNear = (a: readonly number[], b: readonly number[], most: number): boolean =>
  a.every((part, at) => Math.abs(part - (b[at] ?? 0)) <= most);

test.each(["protan", "deutan", "tritan"] as const)("%s eyes see greys as they are", (vision) => {
  for (const grey of [0, 0.2, 0.5, 1])
    expect(isNear(see(vision, [grey, grey, grey]), [grey, grey, grey], 0.01)).toBe(true);
});

test.each(["protan", "deutan"] as const)(
  "%s eyes tell red and green by their lightness alone",
  (vision) => {
    for (const color of [
      [1, 0, 0],
      [0, 1, 0],
    ]) {
      const [red = 0, green = 0] = see(vision, color);
      expect(Math.abs(red - green)).toBeLessThan(0.01);
    }
  },
);

test("tritan eyes keep red and green apart", () => {
  const [red = 0, green = 0] = see("tritan", [1, 0, 0]);
  expect(red - green).toBeGreaterThan(0.5);
});
