import { type DataClient, makeKnownAnswer, withKnownAnswers } from "@statelier/data";
import type { ChartConfig } from "@statelier/document";
import { type CubeComponents, findDictionaryColumn, MOST_RECENT_VALUE } from "@statelier/model";
import { expect, test, vi } from "vitest";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestNumbers,
} from "../download/testing/make-test-data.ts";
import { fetchPossibleSelection } from "./fetch-possible-selection.ts";
import { deriveReachableCubes } from "./reachable-cubes.ts";
import type { ReaderChoices } from "./reader-choices.ts";

const SCOPE = {
  source: { type: "sparql", url: "https://example.org/sparql" },
  locale: "en",
} as const;
const country = makeTestDimension("country", ["che", "fra"], { isKeyDimension: true });
const sex = makeTestDimension("sex", ["all", "women"], { isKeyDimension: true });
/** The order of the list says which is newer, not the letters of the value. */
const year = makeTestDimension("year", ["third", "second", "first"], {
  isKeyDimension: true,
  kind: "TemporalDimension",
});
const components: CubeComponents = {
  dimensions: [country, sex, year],
  measures: [makeTestMeasure("amount", {})],
};
const config = {
  chartType: "column",
  fields: { x: { componentId: "sex" }, y: { componentId: "amount" } },
  cubes: [
    {
      iri: "cube",
      filters: {
        country: { type: "single", value: "che" },
        year: { type: "single", value: MOST_RECENT_VALUE },
      },
    },
  ],
  interactiveFiltersConfig: {
    dataFilters: { active: true, componentIds: ["country", "year"], defaultOpen: true },
  },
} as unknown as ChartConfig;

/** Of Switzerland there is everything, of France nothing of the newest year. */
const ROWS: [string, string, string, number][] = [
  ["che", "all", "third", 1],
  ["che", "all", "first", 2],
  ["fra", "all", "third", 3],
  ["fra", "all", "second", 4],
  ["fra", "women", "second", 5],
];

const table = {
  rowCount: ROWS.length,
  columns: [
    ...[country, sex, year].map((dimension, at) =>
      makeTestCodes(
        dimension,
        ROWS.map((row) => String(row[at])),
      ),
    ),
    makeTestNumbers(
      "amount",
      ROWS.map(([, , , amount]) => amount),
    ),
  ],
};

const select = async (dataFilters: ReaderChoices["dataFilters"]) => {
  const observations = vi.fn<DataClient["observations"]>(() => Promise.reject(new Error("away")));
  const reachable = deriveReachableCubes(config, components) ?? [];
  const known = [makeKnownAnswer(reachable, { table, sparqlEditorUrls: [], notes: [] })];
  const data = withKnownAnswers({ observations } as Partial<DataClient> as DataClient, known);
  const choices = { dataFilters, hiddenValues: [] } as unknown as ReaderChoices;
  return fetchPossibleSelection(data, SCOPE, { config, components }, choices);
};

const listAmounts = (shown: Awaited<ReturnType<typeof select>>["table"]): number[] =>
  shown.columns.flatMap((column) => (column.type === "number" ? [...column.values] : []));

test("where all rows that readers reach are known, nobody is asked for the most recent of them", async () => {
  expect(listAmounts((await select({})).table)).toEqual([2]);
  const { table: french, possible } = await select({ country: "fra" });
  expect(listAmounts(french)).toEqual([4, 5]);
  expect(possible["year"]).toEqual(["third", "second"]);
  // The newest value stands in a column of its own, as a source answers it.
  expect(findDictionaryColumn(french, "year")?.values).toContain("second");
});

test("a chosen value of a filter that follows the most recent one is taken from the known rows, too", async () => {
  expect(listAmounts((await select({ country: "fra", year: "third" })).table)).toEqual([3]);
});
