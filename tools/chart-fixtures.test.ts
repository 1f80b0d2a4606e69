import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listChartFixtures } from "./chart-fixtures.ts";

test("the committed fixtures are those that the samples give; else run tools/chart-fixtures.ts", () => {
  const different = listChartFixtures().filter(
    ({ url, text }) => readFileSync(url, "utf8") !== text,
  );
  expect(different.map(({ url }) => url.pathname)).toEqual([]);
});
