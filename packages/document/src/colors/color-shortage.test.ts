import { expect, test } from "vitest";
import { CATEGORICAL_PALETTES } from "./palettes.ts";
import { makeColorMapping } from "./color-mapping.ts";
import { findColorShortage as findShortage } from "./color-shortage.ts";

const findColorShortage = (colors: readonly string[], paletteId: string) =>
  findShortage(colors, { paletteId });

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
      suffices: false,
    });
  }
  expect(findColorShortage(colorsOf(62, "category10"), "category10")).toEqual({
    series: 62,
    colors: 10,
    suffices: false,
  });
});

test("CO17 colours picked by hand are not counted: one series stands out of many grey ones", () => {
  const grey = Array.from({ length: 61 }, () => "#cccccc");
  expect(findColorShortage([...grey, "#d62728"], "category10")).toBeUndefined();
});

test("CO17 the colours of a dataset are no palette", () => {
  expect(findColorShortage(colorsOf(62, "category10"), "dimension")).toBeUndefined();
});

test("CO17 few of many series that share a colour get their own from the palette", () => {
  const many = colorsOf(12, "category10");
  const few = [many[1]!, many[5]!, many[11]!];
  expect(findColorShortage(few, "category10")).toMatchObject({ series: 3, suffices: true });
  expect(findColorShortage(few.slice(1), "category10")).toBeUndefined();
  expect(findColorShortage([...many.slice(0, 9), many[0]!], "category10")?.suffices).toBe(true);
});

test("CO17 a palette of somebody's own has as many colours as it has", () => {
  const palette = { paletteId: "own", colors: ["#112233", "#445566"] };
  const colorsOfOwn = (count: number) =>
    Array.from({ length: count }, (_, index) => palette.colors[index % 2]!);
  expect(findShortage(colorsOfOwn(2), palette)).toBeUndefined();
  expect(findShortage(colorsOfOwn(3), palette)).toEqual({ series: 3, colors: 2, suffices: false });
});
