import type { ChartConfig } from "@statelier/document";
import type { CubeComponents, Dimension, Filters } from "@statelier/model";
import { expect, test } from "vitest";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestNumbers,
} from "../download/testing/make-test-data.ts";
import { derivePossibleChoices } from "./possible-choices.ts";

const country = makeTestDimension("country", ["che", "fra", "ita"], { isKeyDimension: true });
const sex = makeTestDimension("sex", ["all", "women", "men"], { isKeyDimension: true });
const year = makeTestDimension("year", ["2000", "2010", "2020"], {
  isKeyDimension: true,
  kind: "TemporalDimension",
});
const amount = makeTestMeasure("amount", {});

/** Switzerland has all, France only the sum, up to 2010; Italy has nothing. */
const ROWS: [string, string, string][] = [
  ["che", "all", "2000"],
  ["che", "women", "2010"],
  ["che", "women", "2020"],
  ["fra", "all", "2000"],
  ["fra", "all", "2010"],
];

const table = {
  rowCount: ROWS.length,
  columns: [
    makeTestCodes(
      country,
      ROWS.map(([value]) => value),
    ),
    makeTestCodes(
      sex,
      ROWS.map(([, value]) => value),
    ),
    makeTestCodes(
      year,
      ROWS.map(([, , value]) => value),
    ),
    makeTestNumbers(
      "amount",
      ROWS.map((_, index) => index),
    ),
  ],
};

const single = (value: string) => ({ type: "single" as const, value });

const derive = (
  choices: Record<string, string | string[]>,
  {
    filters = { country: single("che"), sex: single("women"), year: single("2010") },
    dimensions = [country, sex, year],
  }: { filters?: Filters; dimensions?: Dimension[] } = {},
) => {
  const config = {
    cubes: [{ iri: "cube", filters }],
    interactiveFiltersConfig: {
      dataFilters: { active: true, componentIds: dimensions.map(({ id }) => id) },
    },
  } as unknown as ChartConfig;
  const components: CubeComponents = { dimensions, measures: [amount] };
  return derivePossibleChoices({ config, components }, table, choices);
};

test("each filter offers what occurs under those before it", () => {
  expect(derive({})).toEqual({
    values: { country: ["che", "fra"], sex: ["all", "women"], year: ["2010", "2020"] },
    corrections: {},
  });
});

test("a value that occurs no longer becomes the first one that remains; what still occurs stays", () => {
  expect(derive({ country: "fra" })).toEqual({
    values: { country: ["che", "fra"], sex: ["all"], year: ["2000", "2010"] },
    corrections: { sex: "all" },
  });
  expect(derive({ country: "ita" }).corrections).toEqual({ country: "che" });
});

test("the first one that remains is the first of the list, not of the rows", () => {
  const turned = { ...sex, values: sex.values.toReversed() };
  const free = { filters: { sex: single("other") }, dimensions: [turned] };
  expect(derive({}, free).corrections).toEqual({ sex: "women" });
});

test("the most recent value stays as such and limits what comes after it by what it is under the others", () => {
  const order = { year: single("VISUALIZE_MOST_RECENT_VALUE"), country: single("fra") };
  expect(derive({}, { filters: order, dimensions: [year, country] })).toEqual({
    values: { country: ["che", "fra"] },
    corrections: {},
  });
});

test("a filter that is off limits nothing", () => {
  const free = { ...sex, isKeyDimension: false };
  const { values, corrections } = derive(
    { sex: "FIELD_VALUE_NONE" },
    { dimensions: [country, free, year] },
  );
  expect([values["sex"], values["year"], corrections]).toEqual([["all", "women"], undefined, {}]);
});

test("readers choose among the author's values where that names several", () => {
  const filters = {
    country: { type: "multi" as const, values: { fra: true as const } },
    year: single("2000"),
  };
  expect(derive({}, { filters, dimensions: [country, year] })).toEqual({
    values: { country: ["fra"], year: ["2000", "2010"] },
    corrections: {},
  });
});

test("of several values those that occur stay; where none does, the first that remains", () => {
  expect(derive({ country: ["che", "fra"], sex: ["all", "men"], year: ["2010", "2020"] })).toEqual({
    values: { country: ["che", "fra"], sex: ["all", "women"], year: ["2000", "2010"] },
    corrections: { sex: "all", year: "2010" },
  });
  expect(derive({ country: ["fra", "ita"], sex: ["men", "women"] })).toEqual({
    values: { country: ["che", "fra"], sex: ["all"], year: ["2000", "2010"] },
    corrections: { country: "fra", sex: "all" },
  });
});

test("where no row is left nothing is taken away", () => {
  const filters = { country: { type: "multi" as const, values: {} } };
  expect(derive({}, { filters })).toEqual({ values: {}, corrections: {} });
});
