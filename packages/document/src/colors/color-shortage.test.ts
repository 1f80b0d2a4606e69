import { expect, test } from "vitest";
import { CATEGORICAL_PALETTES } from "../palettes/palettes.ts";
import { makeColorMapping } from "./color-mapping.ts";
import { findColorShortage } from "./color-shortage.ts";

const colorsOf = (count: number, paletteId: string): string[] =>
  Object.values(
    makeColorMapping(
      Array.from({ length: count }, (_, index) => String(index)),
      { paletteId },
    ),
  );

test("CO17 more series than a palette has colours are counted, in every palette", () => {
  for (const [paletteId, { length }] of Object.entries(CATEGORICAL_PALETTES)) {
    expect(findColorShortage(colorsOf(length, paletteId), paletteId)).toBeUndefined();
    expect(findColorShortage(colorsOf(length + 1, paletteId), paletteId)).toEqual({
      series: length + 1,
      colors: length,
    });
  }
  expect(findColorShortage(colorsOf(62, "category10"), "category10")).toEqual({
    series: 62,
    colors: 10,
  });
});

test("CO17 colours picked by hand are not counted: one series stands out of many grey ones", () => {
  const grey = Array.from({ length: 61 }, () => "#cccccc");
  expect(findColorShortage([...grey, "#d62728"], "category10")).toBeUndefined();
});

test("CO17 the colours of a dataset are no palette", () => {
  expect(findColorShortage(colorsOf(62, "category10"), "dimension")).toBeUndefined();
});
