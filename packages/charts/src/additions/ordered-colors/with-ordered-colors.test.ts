import type { ChartConfig } from "@statelier/document";
import { expect, test } from "vitest";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { nameDrawing } from "../../types/additions.ts";

const nameWith = (paletteId: string, extensions: ChartConfig["extensions"] = {}): string => {
  const { chartType, fields } = readFixture("column", "grouped-regions").config;
  const color = { ...("color" in fields ? fields.color : {}), paletteId };
  return nameDrawing({ chartType, fields: { ...fields, color }, extensions });
};

test("what spreads a palette with an order comes with charts that have one, and with no others", () => {
  for (const paletteId of ["blues", "RdBu", "YlGnBu"])
    expect(nameWith(paletteId)).toBe("column+order");
  for (const paletteId of ["category10", "pastel1", "dimension"])
    expect(nameWith(paletteId)).toBe("column");
  const carry = (type: "categorical" | "diverging"): string =>
    nameWith("own", { palettes: { own: { name: "Own", type, colors: ["#112233", "#ddeeff"] } } });
  expect(carry("diverging")).toBe("column+order");
  expect(carry("categorical")).toBe("column");
});
