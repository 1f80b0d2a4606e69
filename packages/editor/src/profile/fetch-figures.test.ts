import type { CubeFilter } from "@statelier/data";
import { type ChartConfig, makeInitialDocument, type StateWithCharts } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";
import { makeTestCodes, makeTestNumbers } from "@statelier/viewer/download/testing/make-test-data";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
  TEST_CUBE,
} from "../testing/make-test-components.ts";
import { fetchFigureChanges } from "./fetch-figures.ts";

const year = makeTestYears(["2020", "2021"]);
const sector = makeTestDimension("sector", ["b", "c"]);
const deaths = makeTestMeasure("deaths");
const components: CubeComponents = { dimensions: [year, sector], measures: [deaths] };
const DEATHS: Readonly<Record<string, readonly number[]>> = { b: [1, 2], c: [1, 5] };

/** A source that answers as the server does: components that are named, or all; rows of one sector. */
const makeSource = () => {
  const asked: (readonly CubeFilter[])[] = [];
  return {
    asked,
    components: async (_: unknown, [cube]: readonly CubeFilter[]) => {
      const ids = cube?.componentIds;
      const keep = <C extends { id: string }>(list: C[]): C[] =>
        ids ? list.filter(({ id }) => ids.includes(id)) : list;
      return { dimensions: keep(components.dimensions), measures: keep(components.measures) };
    },
    observations: async (_: unknown, cubes: readonly CubeFilter[]) => {
      asked.push(cubes);
      const filter = cubes[0]?.filters?.[sector.id];
      const values = (filter?.type === "single" && DEATHS[filter.value]) || [];
      const columns = [
        makeTestCodes(year, ["2020", "2021"].slice(0, values.length)),
        makeTestNumbers(deaths.id, values),
      ];
      return { table: { rowCount: values.length, columns }, sparqlEditorUrls: [], notes: [] };
    },
  };
};

const withSector = (key: string, value: string): ChartConfig => {
  const { config } = makeTestChart("column", components);
  const filters = { [sector.id]: { type: "single" as const, value } };
  return { ...config, key, cubes: [{ iri: TEST_CUBE, filters }] };
};

const makeState = (charts: ChartConfig[]): StateWithCharts => ({
  ...makeInitialDocument({
    dataSource: { type: "sparql", url: "https://example.org/query" },
    chartConfig: charts[0]!,
  }),
  state: "CONFIGURING_CHART",
  chartConfigs: charts,
});

test("the figures of two versions are those under the filters of each", async () => {
  const source = makeSource();
  const before = makeState([withSector("k", "b")]);
  const after = makeState([withSector("k", "c")]);
  const compared = await fetchFigureChanges(source, { before, after }, "en");
  expect(source.asked.map(([cube]) => cube?.filters?.[sector.id])).toEqual([
    { type: "single", value: "b" },
    { type: "single", value: "c" },
  ]);
  expect(compared.charts.map(({ changes }) => changes)).toEqual([
    [{ row: "2021", measure: "deaths", from: "2", to: "5" }],
  ]);
  expect(compared.names.dimensions).toContainEqual(sector);
});

test("each chart is compared with itself, whatever its place", async () => {
  const before = makeState([withSector("one", "b"), withSector("two", "c")]);
  const after = makeState([withSector("two", "c"), withSector("one", "c"), withSector("new", "b")]);
  const { charts } = await fetchFigureChanges(makeSource(), { before, after }, "en");
  expect(charts.map(({ chart, changes }) => [chart.key, changes.length])).toEqual([
    ["two", 0],
    ["one", 1],
  ]);
});
