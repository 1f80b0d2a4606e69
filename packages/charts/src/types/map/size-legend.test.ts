import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";

test("MP7 the legend of sizes has a circle as large as the largest symbol", () => {
  const { key, marks } = layoutFixture(readFixture("map", "airports"));
  const circles = (key ?? []).flatMap(({ shape, box }) => (shape === "circle" ? box.width : []));
  const symbols = marks.flatMap((mark) => (mark.shape === "dot" ? 2 * mark.radius : []));
  expect(circles).toHaveLength(2);
  expect(circles[0]).toBe(Math.max(...symbols));
});

test("MP7 the legend of sizes says its numbers in three digits", () => {
  const { texts } = layoutFixture(readFixture("map", "world-population"));
  const numbers = texts.flatMap(({ lines }) => lines).filter((line) => /^[\d.,’]+$/.test(line));
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) expect(number.replaceAll(/\D/g, "").length).toBeLessThan(5);
});
