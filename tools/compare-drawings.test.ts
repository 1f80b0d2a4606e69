import { expect, test } from "vitest";
import { compareDrawings } from "./compare-drawings.ts";

const draw = (path: string, text = "12 %", fill = "#102030") =>
  `<svg viewBox="0 0 10 10"><path d="${path}" fill="${fill}"></path><text x="1">${text}</text></svg>`;

test("a path is the same in every notation, and farther away by as much as its vertices", () => {
  const before = draw("M1,1h4v-2l1,1Z");
  expect(compareDrawings(before, draw("M1 1L5 1L5 -1L6 0Z"))).toEqual({ pixels: 0 });
  expect(compareDrawings(before, draw("M1,1h4.25v-2l1,1Z")).pixels).toBeCloseTo(0.25);
  expect(compareDrawings(before, draw("M1,1h4v-2Z")).word).toBeDefined();
});

test("texts and colours have no numbers that may differ", () => {
  expect(compareDrawings(draw("M1,1"), draw("M1,1", "12.001 %")).word).toMatch(/12 % became/);
  expect(compareDrawings(draw("M1,1"), draw("M1,1", "12 %", "#102031")).word).toBeDefined();
});
