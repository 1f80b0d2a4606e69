import { type Filters, MOST_RECENT_VALUE, type ObservationTable } from "@statelier/model";
import { describe, expect, it } from "vitest";

import type { CubeSource } from "../source/cube-source.ts";
import { AnswerBudget } from "./answer-budget.ts";
import { DEFAULT_LIMITS } from "./check-limits.ts";
import { fetchComponents, fetchObservations } from "./join-cubes.ts";

const table: ObservationTable = { rowCount: 0, columns: [] };
const SINCE: Readonly<Record<string, number>> = { older: 3, newer: 5 };

const dimension = (iri: string) => ({
  kind: "TemporalDimension",
  id: `${iri} year`,
  label: "Year",
  values: [],
});
const source = {
  components: ({ iri }: { iri: string }) =>
    Promise.resolve({ dimensions: [dimension(iri)], measures: [] }),
  observations: ({ iri }: { iri: string }) =>
    Promise.resolve({ table, notes: [], isImmutable: false, staleSince: SINCE[iri] }),
} as unknown as CubeSource;

it("dates joined data by the oldest of them", async () => {
  for (const iris of [
    ["older", "newer", "fresh"],
    ["fresh", "newer", "older"],
  ]) {
    const cubes = iris.map((iri) => ({ iri, joinBy: [`${iri} year`], loadValues: false }));
    const request = { source, locale: "en", cubes } as const;
    const answer = await fetchObservations(request, new AnswerBudget(DEFAULT_LIMITS));
    expect(answer.staleSince).toBe(3);
  }
});

describe("JO12 what joined datasets call alike is told apart by the titles of both", () => {
  const measure = (iri: string, label: string) => ({
    kind: "NumericalMeasure",
    id: `${iri} ${label}`,
    label,
    values: [],
  });
  const labels: Record<string, string[]> = {
    one: ["Population", "Income"],
    two: ["Population", "Area"],
    other: ["Births"],
  };
  const asked: string[] = [];
  const told = {
    components: ({ iri }: { iri: string }) =>
      Promise.resolve({
        dimensions: [dimension(iri)],
        measures: labels[iri]!.map((label) => measure(iri, label)),
      }),
    metadata: ({ iri, locale }: { iri: string; locale: string }) => {
      asked.push(iri);
      return Promise.resolve({ title: `Title of ${iri} (${locale})` });
    },
  } as unknown as CubeSource;
  const read = async (...iris: string[]) => {
    const cubes = iris.map((iri) => ({ iri, joinBy: [`${iri} year`], loadValues: false }));
    const budget = new AnswerBudget(DEFAULT_LIMITS);
    const found = await fetchComponents({ source: told, locale: "de", cubes }, budget);
    return [...found.dimensions, ...found.measures].map(({ label, datasetLabel }) =>
      datasetLabel === undefined ? label : [label, datasetLabel],
    );
  };

  it("what joins them, and what one alone has, keeps its label", async () => {
    expect(await read("one", "two")).toEqual([
      "Year",
      ["Population (Title of one (de))", "Population"],
      "Income",
      ["Population (Title of two (de))", "Population"],
      "Area",
    ]);
    expect(asked).toEqual(["one", "two"]);
  });

  it("nothing is asked of datasets that call nothing alike", async () => {
    asked.length = 0;
    expect(await read("one", "other")).toEqual(["Year", "Population", "Income", "Births"]);
    expect(asked).toEqual([]);
  });

  it("nothing is said of a dataset alone", async () => {
    asked.length = 0;
    expect(await read("one")).toEqual(["Year", "Population", "Income"]);
    expect(asked).toEqual([]);
  });
});

describe("MR1 the most recent value of a dimension by which cubes are joined", () => {
  const asked: (Filters | undefined)[] = [];
  const years: Record<string, string[]> = {};
  const year = (iri: string) => `${iri} year`;
  const joined = {
    components: ({ iri, loadValues }: { iri: string; loadValues: boolean }) => {
      const values = (loadValues ? years[iri]! : []).map((value) => ({ value, label: value }));
      return Promise.resolve({ dimensions: [{ ...dimension(iri), values }], measures: [] });
    },
    observations: ({ filters }: { filters?: Filters }) => {
      asked.push(filters);
      return Promise.resolve({ table, notes: [], isImmutable: false });
    },
  } as unknown as CubeSource;
  const ask = async (filters: Record<string, string>): Promise<unknown[]> => {
    asked.length = 0;
    const cubes = Object.entries(filters).map(([iri, value]) => ({
      iri,
      joinBy: [year(iri)],
      filters: { [year(iri)]: { type: "single" as const, value } },
      loadValues: false,
    }));
    const request = { source: joined, locale: "en", cubes } as const;
    await fetchObservations(request, new AnswerBudget(DEFAULT_LIMITS));
    return asked.flatMap((each) => Object.values(each ?? {}).map((filter) => filter));
  };
  const of = (value: string) => ({ type: "single", value });
  const MARKED = { one: MOST_RECENT_VALUE, two: MOST_RECENT_VALUE };

  it("is the newest that all of them have", async () => {
    Object.assign(years, { one: ["2003", "2005"], two: ["2003", "2005", "2023"] });
    expect(await ask(MARKED)).toEqual([of("2005"), of("2005")]);
  });

  it("is the newest of all where they have none in common", async () => {
    Object.assign(years, { one: ["2003", "2005"], two: ["2023"] });
    expect(await ask(MARKED)).toEqual([of("2023"), of("2023")]);
  });

  it("is left to each of them where another has a value of its own", async () => {
    const own = { one: MOST_RECENT_VALUE, two: "2023" };
    expect(await ask(own)).toEqual([of(MOST_RECENT_VALUE), of("2023")]);
  });
});
