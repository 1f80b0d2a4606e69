import { expect, test } from "vitest";
import { fitScale } from "./use-fit.ts";

const PHONE = { width: 390, height: 340 };

test.each([
  ["a chart stands whole above the panel", { width: 390, height: 500 }, true, 0.68],
  [
    "a long table keeps a size that can be read, and is scrolled",
    { width: 390, height: 880 },
    true,
    1,
  ],
  ["beside the panel a sheet is as wide as there is room", { width: 780, height: 880 }, false, 0.5],
  ["a small sheet is not made larger", { width: 200, height: 100 }, true, 1],
])("%s", (_, sheet, isWhole, scale) => {
  expect(fitScale(sheet, PHONE, isWhole)).toBe(scale);
});
