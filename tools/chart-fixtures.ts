import { writeFileSync } from "node:fs";
import { barFixtures, columnFixtures } from "./chart-fixtures/bars.ts";
import { makeFixture } from "./chart-fixtures/make-fixture.ts";
import { areaFixtures, comboFixtures, lineFixtures } from "./chart-fixtures/over-time.ts";
import { pieFixtures, scatterFixtures } from "./chart-fixtures/points.ts";
import { tableFixtures } from "./chart-fixtures/tables.ts";

const FOLDERS = {
  column: columnFixtures,
  bar: barFixtures,
  line: lineFixtures,
  area: areaFixtures,
  pie: pieFixtures,
  table: tableFixtures,
  scatterplot: scatterFixtures,
  "combo-line-single": comboFixtures.single,
  "combo-line-dual": comboFixtures.dual,
  "combo-line-column": comboFixtures.column,
};

/** The generated fixtures: where each one lies and its text. */
export const listChartFixtures = (): { url: URL; text: string }[] =>
  Object.entries(FOLDERS).flatMap(([folder, fixtures]) =>
    Object.entries(fixtures).map(([name, fixture]) => ({
      url: new URL(`../packages/charts/src/types/${folder}/fixtures/${name}.json`, import.meta.url),
      text: makeFixture(fixture),
    })),
  );

if (import.meta.main) {
  for (const { url, text } of listChartFixtures()) writeFileSync(url, text);
}
