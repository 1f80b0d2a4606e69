import type { ChartConfig } from "@statelier/document";
import { MOST_RECENT_VALUE } from "@statelier/model";
import { createTranslator } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, test } from "vitest";
import { deriveBoardChart } from "../chart-state/board-filters.ts";
import type { PageChart, Shares } from "../chart-state/page-state.ts";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import { listSharedPeriod, writeOwnChoices } from "./spoken-own-choice.tsx";

const place = makeTestDimension("place", ["be", "ge"]);
const sector = makeTestDimension("sector", ["a", "b"]);
const year = makeTestDimension("year", ["2019", "2020"], {
  kind: "TemporalDimension",
  timeUnit: "Year",
});

const makeChart = (choices: Partial<ReaderChoices> = {}): PageChart =>
  ({
    config: {
      key: "a",
      chartType: "line",
      cubes: [
        {
          iri: "cube",
          filters: {
            place: { type: "single", value: "be" },
            sector: { type: "single", value: "a" },
          },
        },
      ],
      fields: { x: { componentId: "year" }, y: { componentId: "amount" } },
      interactiveFiltersConfig: {
        legend: { active: false, componentId: "" },
        calculation: { active: false, type: "identity" },
        dataFilters: { active: true, componentIds: ["place", "sector"] },
        timeRange: { active: true, componentId: "year", presets: { from: "", to: "" } },
      },
    } as unknown as ChartConfig,
    components: { dimensions: [place, sector, year], measures: [] },
    choices: { dataFilters: {}, hiddenValues: [], showTable: false, ...choices },
    possible: {},
    missed: {},
    sharedParams: ["f.place", "t.from", "t.to"],
  }) as unknown as PageChart;

const shares: Shares = {
  dashboardFilters: {
    timeRange: { active: true, timeUnit: "Year", presets: { from: "2019", to: "2020" } },
    dataFilters: { componentIds: ["place"], filters: {} },
  },
  sharedTime: { timeUnit: "Year", values: ["2019", "2020"] },
};

test("a choice is said once on a dashboard: of one chart by its tile, of all by their form", () => {
  const ofBoard = (chart: PageChart): string =>
    writeOwnChoices(deriveBoardChart([chart, makeChart()], shares)!);
  const [tile, board] = [writeOwnChoices(makeChart()), ofBoard(makeChart())];
  const own = makeChart({ dataFilters: { sector: "b" } });
  expect(writeOwnChoices(own)).not.toBe(tile);
  expect(ofBoard(own)).toBe(board);
  for (const shared of [
    makeChart({ dataFilters: { place: "ge" } }),
    makeChart({ timeRange: { from: "2020", to: "2020" } }),
  ]) {
    expect(writeOwnChoices(shared)).toBe(tile);
    expect(ofBoard(shared)).not.toBe(board);
  }
});

test("a choice of the period of all charts says the period, also where it is the author's again", () => {
  const t = createTranslator("en", collectMessages("en", ["viewer"]));
  const say = (choices: Partial<ReaderChoices>, to = "2020") => {
    const timeRange = { active: true, timeUnit: "Year" as const, presets: { from: "2019", to } };
    const dashboardFilters = { ...shares.dashboardFilters, timeRange };
    const board = deriveBoardChart([makeChart(choices), makeChart()], {
      ...shares,
      dashboardFilters,
    });
    return listSharedPeriod(board!, t).map(({ label, value }) => `${label}: ${value}`);
  };
  expect(say({ timeRange: { from: "2020", to: "2020" } })).toEqual(["Period: 2020 – 2020"]);
  expect(say({})).toEqual(["Period: 2019 – 2020"]);
  expect(say({}, MOST_RECENT_VALUE)).toEqual(["Period: 2019 – 2020"]);
});
