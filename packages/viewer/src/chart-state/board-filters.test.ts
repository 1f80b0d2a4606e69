import { type ChartConfig, type DashboardFilters, findFilter } from "@statelier/document";
import { describe, expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import { deriveBoardChart, deriveOwnChange } from "./board-filters.ts";
import type { PageChart, Shares } from "./page-state.ts";
import { listReaderDimensions } from "./reader-dimensions.ts";
import type { ReaderChoices } from "./reader-choices.ts";

const place = makeTestDimension("place", ["be", "ge", "zh"]);

const timeOf = (id: string, dates: string[], timeUnit: "Year" | "Month") =>
  makeTestDimension(id, dates, { kind: "TemporalDimension", timeUnit });

const makeChart = (
  time: ReturnType<typeof timeOf>,
  choices: Partial<ReaderChoices> = {},
  possible: Record<string, string[]> = {},
): PageChart =>
  ({
    config: {
      key: time.id,
      chartType: "line",
      cubes: [{ iri: "cube", filters: { place: { type: "single", value: "be" } } }],
      fields: { x: { componentId: time.id }, y: { componentId: "amount" } },
      interactiveFiltersConfig: {
        dataFilters: { active: true, componentIds: ["place"] },
        timeRange: { active: true, componentId: time.id, presets: { from: "", to: "" } },
      },
    } as unknown as ChartConfig,
    components: { dimensions: [place, time], measures: [] },
    choices: { dataFilters: {}, hiddenValues: [], showTable: false, ...choices },
    possible,
    missed: {},
    sharedParams: ["f.place", "t.from", "t.to"],
  }) as unknown as PageChart;

const years = timeOf("year", ["2019", "2020"], "Year");
const months = timeOf("month", ["2019-11", "2020-03"], "Month");

const dashboardFilters: DashboardFilters = {
  timeRange: { active: true, timeUnit: "Month", presets: { from: "2019-01", to: "2020-03" } },
  dataFilters: { componentIds: ["place"], filters: {} },
};
const values = ["2019-01", "2019-11", "2020-01", "2020-03"];
const shared: Shares = { dashboardFilters, sharedTime: { timeUnit: "Month", values } };

describe("DA5 DA9 what charts share is offered once, as of one chart more", () => {
  test("dates of all in the finest unit, each dimension once, with what is chosen", () => {
    const timeRange = { from: "2019-11", to: "2020-03" };
    const board = deriveBoardChart(
      [makeChart(years), makeChart(months, { timeRange, dataFilters: { place: "ge" } })],
      shared,
    );
    const [first, dates] = board?.components.dimensions ?? [];
    expect(first?.id).toBe("place");
    expect(dates?.values.map(({ value }) => value)).toEqual(values);
    expect(board?.choices.timeRange).toEqual(timeRange);
    expect(board?.config.interactiveFiltersConfig?.timeRange.presets.from).toBe("2019-01");
  });

  test("values for which one chart at least has data", () => {
    const some = makeChart(years, {}, { place: ["be"] });
    const others = makeChart(months, {}, { place: ["be", "zh"] });
    expect(deriveBoardChart([some, others], shared)?.possible).toEqual({ place: ["be", "zh"] });
    expect(deriveBoardChart([some, makeChart(months)], shared)?.possible).toEqual({});
  });

  test("nothing where nothing is shared", () => {
    const dataFilters = { componentIds: [], filters: {} };
    const nothing = { dashboardFilters: { ...dashboardFilters, dataFilters } };
    expect(deriveBoardChart([makeChart(years)], nothing)).toBeUndefined();
  });
});

test("DA9 DA10 a choice for all is each chart's own, in the dates that it has", () => {
  const change = {
    dataFilters: { place: "zh" },
    timeRange: { from: "2019-11", to: "2020-03" },
  };
  expect(deriveOwnChange(makeChart(years), change)).toEqual({
    dataFilters: { place: "zh" },
    timeRange: { from: "2019", to: "2020" },
  });
  expect(deriveOwnChange(makeChart(months), change)?.timeRange).toEqual(change.timeRange);
  const apart = { ...makeChart(years), sharedParams: [] };
  expect(deriveOwnChange(apart, { timeRange: change.timeRange })).toBeUndefined();
});

test("DA9 a choice is for every chart that has the dimension, whether it joins it or not", () => {
  const joined = {
    ...place,
    id: "joinBy__1",
    originalIds: [
      { cubeIri: "other", dimensionId: "region" },
      { cubeIri: "cube", dimensionId: "place" },
    ],
  } as unknown as typeof place;
  const alone = makeChart(months);
  const first: PageChart = {
    ...alone,
    config: {
      ...alone.config,
      interactiveFiltersConfig: {
        ...alone.config.interactiveFiltersConfig!,
        dataFilters: { active: true, componentIds: ["joinBy__1"] },
      },
    },
    components: { dimensions: [joined, months], measures: [] },
  };
  const board = deriveBoardChart([first, alone], shared);
  const [offered] = listReaderDimensions(board!);
  const change = { dataFilters: { [offered!.id]: "zh" } };
  expect(findFilter(board!.config, offered!)).toEqual({ type: "single", value: "be" });
  expect(deriveOwnChange(first, change)).toEqual({ dataFilters: { joinBy__1: "zh" } });
  expect(deriveOwnChange(alone, change)).toEqual({ dataFilters: { place: "zh" } });
});
