import type { DataClient } from "@statelier/data";
import { buildComponentId, joinComponents, type SingleFilter } from "@statelier/model";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
  TEST_CUBE,
} from "../testing/make-test-components.ts";
import { askPossibleFilters } from "./ask-possible-filters.ts";

const OTHER = "https://example.org/other";
const jahr = buildComponentId(OTHER, "jahr");
const year = buildComponentId(TEST_CUBE, "year");
const sex = buildComponentId(TEST_CUBE, "sex");
const dataSource = { type: "sparql", url: "https://example.org/query" } as const;
const single = (value: string): SingleFilter => ({ type: "single", value });

/** A source with two datasets, each with rows of some years; the filters of other dimensions always have data. */
const makeSource = (years: Record<string, readonly string[]>) => {
  const dimensionsOf = (iri: string) => [
    { ...makeTestYears(years[iri] ?? []), cubeIri: iri, id: iri === OTHER ? jahr : year },
    ...(iri === OTHER ? [] : [makeTestDimension("sex", ["total", "f"])]),
  ];
  const ofCube = (iri: string) => ({
    dimensions: dimensionsOf(iri),
    measures: [makeTestMeasure("deaths")],
  });
  const data = {
    components: async (_scope, [cube]) => ofCube(cube!.iri),
    possibleFilters: async (_source, iri, filters) =>
      Object.entries(filters).map(([id, { value }]) => {
        const found = id === sex || years[iri]?.includes(value) ? value : years[iri]![0]!;
        return { type: "single" as const, id, value: found };
      }),
  } satisfies Pick<DataClient, "components" | "possibleFilters">;
  const components = joinComponents([
    { components: ofCube(TEST_CUBE), joinBy: [year] },
    { components: ofCube(OTHER), joinBy: [jahr] },
  ]);
  return { data, components };
};

const ask = async (years: Record<string, readonly string[]>, asked: string) => {
  const { data, components } = makeSource(years);
  const requests = [
    { iri: TEST_CUBE, filters: { [sex]: single("f"), [year]: single(asked) } },
    { iri: OTHER, filters: { [jahr]: single(asked) } },
  ];
  const { config } = makeTestChart("column", components);
  const state = { chartConfigs: [config], dataSource };
  const context = { findComponents: () => components };
  const answers = await askPossibleFilters(
    { chartKey: config.key, requests },
    { data, locale: "en" },
    { state, context },
  );
  expect(answers.map((each) => each.asked)).toEqual(requests);
  return answers.map(({ possibleFilters }) => possibleFilters.map(({ value }) => value));
};

const YEARS = { [TEST_CUBE]: ["1955", "2004", "2005"], [OTHER]: ["1999", "2004", "2005", "2023"] };

test("PF5 a year that one dataset of a join lacks becomes the newest that each has", async () => {
  expect(await ask(YEARS, "2023")).toEqual([["f", "2005"], ["2005"]]);
  expect(await ask(YEARS, "1955")).toEqual([["f", "2005"], ["2005"]]);
  expect(await ask(YEARS, "2004")).toEqual([["f", "2004"], ["2004"]]);
});

test("PF5 datasets without a value in common keep the one that a dataset has", async () => {
  const apart = { [TEST_CUBE]: ["1955"], [OTHER]: ["2023"] };
  expect(await ask(apart, "2023")).toEqual([["f", "2023"], ["2023"]]);
  expect(await ask(apart, "1900")).toEqual([["f", "1955"], ["1955"]]);
});
