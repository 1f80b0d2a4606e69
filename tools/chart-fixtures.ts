import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chartDrawings, type DrawnChartType } from "@statelier/charts";
import { makeFixture } from "./chart-fixtures/make-fixture.ts";
import type { Fixtures } from "./chart-fixtures/shared.ts";

const FOLDER = join(import.meta.dirname, "chart-fixtures", "sets");

const folderOf = (chartType: DrawnChartType): string => chartDrawings[chartType].folder;

const modules = await Promise.all(
  globSync("*.ts", { cwd: FOLDER })
    .toSorted()
    .map(
      (name) => import(pathToFileURL(join(FOLDER, name)).href) as Promise<Record<string, Fixtures>>,
    ),
);

/** The generated fixtures, all that the files in `chart-fixtures/sets/` export: where each one lies and its text. */
export const listChartFixtures = (): { url: URL; text: string }[] =>
  modules
    .flatMap((sets) => Object.values(sets))
    .flatMap((fixtures) => Object.entries(fixtures))
    .map(([name, fixture]) => {
      const path = `../packages/charts/src/types/${folderOf(fixture.chartType)}/fixtures/${name}.json`;
      return { url: new URL(path, import.meta.url), text: makeFixture(fixture) };
    });

if (import.meta.main) {
  for (const { url, text } of listChartFixtures()) writeFileSync(url, text);
}
