import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPlotFixtures } from "../packages/charts/src/fixtures/read-fixtures.ts";
import { listChartFixtures } from "./chart-fixtures.ts";

test("the committed fixtures are those that the samples give; else run tools/chart-fixtures.ts", () => {
  const different = listChartFixtures().filter(
    ({ url, text }) => readFileSync(url, "utf8") !== text,
  );
  expect(different.map(({ url }) => url.pathname)).toEqual([]);
});

test("every case but a table has its drawing; else run fixtures.test.ts, as CONTRIBUTING.md says", () => {
  const missing = readPlotFixtures()
    .filter(({ svgPath }) => !existsSync(svgPath))
    .map(({ svgPath }) => svgPath);
  expect(missing).toEqual([]);
});

test("classes of income stand in the order of the catalogue, not in that of the file", () => {
  const descriptor = new URL(
    "../samples/datasets/us-household-income/descriptor.yaml",
    import.meta.url,
  );
  const listed = readFileSync(descriptor, "utf8").matchAll(/^ +value: "?([^",]+)"?,$/gm);
  const classes = [...listed].map(([, value]) => value);
  expect(classes).toHaveLength(10);
  const drawn = listChartFixtures()
    .filter(({ url }) => url.pathname.endsWith("/income-classes.json"))
    .map(({ text }) => JSON.parse(text).table.columns)
    .map((columns) => columns.find(({ id }: { id: string }) => id === "income_class"));
  expect(drawn.map(({ values }) => values)).toEqual([classes, classes]);
});
