import { expect, test } from "vitest";
import { readFixture } from "../fixtures/read-fixtures.ts";
import { nameDrawing } from "./additions.ts";

type Asked = { chartType: "column" | "bar" | "line" | "area"; fields: object };

const name = ({ chartType, fields }: Asked): string => nameDrawing({ chartType, fields });

test("what puts bars on top of one another comes with charts that are stacked, and with no others", () => {
  for (const chartType of ["column", "bar"] as const) {
    expect(name({ chartType, fields: { segment: { type: "stacked" } } })).toBe(
      `${chartType}+stacks`,
    );
    expect(name({ chartType, fields: { segment: { type: "grouped" } } })).toBe(chartType);
    expect(name({ chartType, fields: {} })).toBe(chartType);
  }
  // Areas have it in their drawing.
  expect(name({ chartType: "area", fields: { segment: { type: "stacked" } } })).toBe("area");
  expect(nameDrawing(readFixture("bar", "kind-pyramid").config)).toContain("+stacks");
});

test("what writes values at the points of lines comes where the author wants them, and nowhere else", () => {
  for (const chartType of ["line", "area"] as const) {
    expect(name({ chartType, fields: { y: { showValues: true } } })).toBe(`${chartType}+values`);
    expect(name({ chartType, fields: { y: {} } })).toBe(chartType);
  }
  // Bars have values of their own.
  expect(name({ chartType: "column", fields: { y: { showValues: true } } })).toBe("column");
});

test("what makes axes logarithmic and what highlights come with charts whose author wants them", () => {
  const { chartType } = readFixture("line", "population-log").config;
  const asked = (extensions: Parameters<typeof nameDrawing>[0]["extensions"]): string =>
    nameDrawing({ chartType, extensions });
  expect(asked({ logAxes: { income: true } })).toBe("line+log");
  expect(asked({ logAxes: { income: false } })).toBe("line");
  expect(asked({ highlight: { region: ["north"] } })).toBe("line+highlight");
  expect(asked({ highlight: { region: [] } })).toBe("line");
});
