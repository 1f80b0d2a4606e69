import { type ChartType } from "@statelier/document";
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chartDrawings } from "@statelier/charts";
import { type FirstChart, listFirstCharts } from "./chart-fixtures/first-charts.ts";
import { airportPlaces } from "./chart-fixtures/airport-places.ts";
import { makeFixture } from "./chart-fixtures/make-fixture.ts";
import { writePlaces } from "./chart-fixtures/places.ts";
import type { Fixtures } from "./chart-fixtures/shared.ts";
import { ROOT } from "./run-step.ts";

/** Sets of cases: those of one type beside them, and those of what several types have. */
const SETS = ["packages/charts/src/types/*/fixtures/cases.ts", "tools/chart-fixtures/sets/*.ts"];

const folderOf = (chartType: ChartType): string => chartDrawings[chartType].folder;

const modules = await Promise.all(
  globSync(SETS, { cwd: ROOT })
    .toSorted()
    .map(
      (path) => import(pathToFileURL(join(ROOT, path)).href) as Promise<Record<string, Fixtures>>,
    ),
);

const urlOf = (chartType: ChartType, name: string): URL =>
  new URL(
    `../packages/charts/src/types/${folderOf(chartType)}/fixtures/${name}.json`,
    import.meta.url,
  );

/** The generated fixtures, all that the files of `SETS` export: where each one lies and its text. */
export const listChartFixtures = (): { url: URL; text: string }[] =>
  modules
    .flatMap((sets) => Object.values(sets))
    .flatMap((fixtures) => Object.entries(fixtures))
    .map(([name, fixture]) => ({
      url: urlOf(fixture.chartType, name),
      text: makeFixture(fixture),
    }));

/** First charts as fixtures. */
export const placeFirstCharts = (charts: readonly FirstChart[]): { url: URL; text: string }[] =>
  charts.map(({ name, config, text }) => ({ url: urlOf(config.chartType, name), text }));

if (import.meta.main) {
  await writePlaces(airportPlaces);
  const all = [...listChartFixtures(), ...placeFirstCharts((await listFirstCharts()).en)];
  for (const { url, text } of all) writeFileSync(url, text);
  process.exit(0);
}
