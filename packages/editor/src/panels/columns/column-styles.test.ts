import { expect, test } from "vitest";
import { makeStyle } from "./column-styles.tsx";

const TEXT = {
  type: "text",
  textStyle: "bold",
  textColor: "#333",
  columnColor: "#fff",
} as const;
const PARTIES = [
  { value: "a", label: "A", color: "#aa0000" },
  { value: "b", label: "B" },
];

test("CO3 tags of a column have the colours that the dataset gives to its values", () => {
  expect(makeStyle("category", TEXT, PARTIES)).toEqual({
    type: "category",
    textStyle: "bold",
    paletteId: "dimension",
    colorMapping: { a: "#aa0000", b: expect.stringMatching(/^#/) },
  });
  expect(makeStyle("category", TEXT, PARTIES.slice(1))).toMatchObject({
    paletteId: "category10",
    colorMapping: { b: "#1f77b4" },
  });
});

test("colours of numbers begin with one direction, with two where values lie on both sides of zero", () => {
  const begin = (...bounds: number[]) =>
    makeStyle(
      "heatmap",
      TEXT,
      bounds.map((value) => ({ value: String(value), label: String(value) })),
    );
  expect(begin(0, 28.9)).toMatchObject({ type: "heatmap", paletteId: "oranges" });
  expect(begin(-9, -1)).toMatchObject({ paletteId: "oranges" });
  expect(begin()).toMatchObject({ paletteId: "oranges" });
  expect(begin(-3, 4)).toMatchObject({ paletteId: "BrBG" });
});
