import { expect, it } from "vitest";
import { findChartTypeTests } from "./chart-type-tests.ts";

it.each([
  'const a = config.chartType === "bar";',
  'const a = "pie" !== kind;',
  'switch (type) { case "column": break; }',
  'const a = ["line", "area"].includes(type);',
  'const a = new Set(["comboLineDual"]);',
  'const a = names.has("scatterplot");',
  'const a = chartType.startsWith("combo");',
  "const a = { column: 1, bar: 2, line: 3 }[type];",
  "const a = { column: 1, bar: 2 }[type] ?? 3;",
  'const a = found?.chartType ?? "table";',
  'const FIRST = "pie";',
  'const a = { chartType: "line", measures };',
  'const draw = (type = "column") => type;',
  "const a = chartRules.pie.fields;",
  'const a = chartDrawings["bar"];',
  "const a = /^combo/.test(chartType);",
  "const a = chartType === `bar`;",
  'const a = chartType === ("bar" as ChartType);',
  'const a = Object.is(chartType, "bar");',
  'type A<T> = T extends "bar" ? 1 : 2;',
  'const a = { "column": 1, "bar": 2, "pie": 3 };',
  'const a = scene.type === "table" ? 1 : 2;',
  'if (isOfType(config, "pie")) draw();',
  'const a = ["x"].indexOf("pie") >= 0;',
  "const a = { pie: 1 }[config.chartType];",
  'const a = join(DRAWINGS, "types", "column", "drawing.ts");',
])("finds %s", (source) => {
  expect(findChartTypeTests("a.ts", source)).toHaveLength(1);
});

it("finds questions alone in what says itself which charts it makes", () => {
  const find = (source: string) => findChartTypeTests("a.ts", source, { mayName: true });
  expect(find('const a = { chartType: "line", cases: [["pie", "several"]] };')).toEqual([]);
  expect(find('const a = config.chartType === "bar";')).toHaveLength(1);
});

it.each([
  'const a = mark.shape === "line";',
  'switch (mark.shape) { case "area": break; }',
  'const a = symbol === "line";',
  "const a = chartRules[config.chartType].traits;",
  "const a = table.column(map).line;",
  "const a = { first: 1 }[name];",
  'const a = names.join(", ");',
  'const a = { type: "bar", line: 1 };',
])("passes %s", (source) => {
  expect(findChartTypeTests("a.ts", source)).toEqual([]);
});
