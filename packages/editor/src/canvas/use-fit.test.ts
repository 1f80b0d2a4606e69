import { expect, test } from "vitest";
import { fitScale } from "./use-fit.ts";

const PHONE = { width: 390, height: 340 };

test.each([
  [
    "a chart stands whole above the panel where there is nearly room",
    { width: 390, height: 400 },
    true,
    0.85,
  ],
  [
    "one for which that would be too small has its full size, and is scrolled",
    { width: 390, height: 600 },
    true,
    1,
  ],
  [
    "a long table keeps a size that can be read, and is scrolled",
    { width: 390, height: 1020 },
    true,
    1,
  ],
  ["beside the panel a sheet is as wide as there is room", { width: 780, height: 880 }, false, 0.5],
  ["a small sheet is not made larger", { width: 200, height: 100 }, true, 1],
])("%s", (_, sheet, isWhole, scale) => {
  expect(fitScale(sheet, PHONE, isWhole)).toBeCloseTo(scale);
});

test("a sheet that grows line by line never jumps", () => {
  const scales = Array.from({ length: 100 }, (_, at) =>
    fitScale({ width: 390, height: 300 + 10 * at }, PHONE, true),
  );
  for (const [at, scale] of scales.entries()) {
    expect(scale).toBeGreaterThanOrEqual(0.8);
    expect(Math.abs(scale - (scales[at - 1] ?? scale))).toBeLessThan(0.03);
  }
});
