import { writeFileSync } from "node:fs";
import { chartDrawings, type DrawnChartType } from "@statelier/charts";
import { barFixtures, columnFixtures } from "./chart-fixtures/bars.ts";
import { makeFixture } from "./chart-fixtures/make-fixture.ts";
import { areaFixtures, comboFixtures, lineFixtures } from "./chart-fixtures/over-time.ts";
import { pieFixtures, scatterFixtures } from "./chart-fixtures/points.ts";
import { tableFixtures } from "./chart-fixtures/tables.ts";

const SETS = [
  columnFixtures,
  barFixtures,
  lineFixtures,
  areaFixtures,
  ...Object.values(comboFixtures),
  pieFixtures,
  scatterFixtures,
  tableFixtures,
];

const folderOf = (chartType: DrawnChartType): string => chartDrawings[chartType].folder;

/** The generated fixtures: where each one lies and its text. */
export const listChartFixtures = (): { url: URL; text: string }[] =>
  SETS.flatMap((fixtures) => Object.entries(fixtures)).map(([name, fixture]) => {
    const path = `../packages/charts/src/types/${folderOf(fixture.chartType)}/fixtures/${name}.json`;
    return { url: new URL(path, import.meta.url), text: makeFixture(fixture) };
  });

if (import.meta.main) {
  for (const { url, text } of listChartFixtures()) writeFileSync(url, text);
}
