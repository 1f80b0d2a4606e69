import type { ChartContext } from "@statelier/document";
import { expect, test, vi } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { PageChart } from "../chart-state/page-state.ts";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
import { buildPageAddress, makeFileAddress } from "./build-address.ts";
import { FILTER_PARAMS } from "./filter-params.ts";

const makeChart = (key: string, choices: Partial<ReaderChoices>): PageChart => ({
  ...({
    possible: {},
    missed: {},
    unknown: [],
    metadata: [],
    sharedParams: ["f.place"],
  } as unknown as PageChart),
  config: {
    key,
    chartType: "column",
    cubes: [{ iri: "cube", filters: { place: { type: "single", value: "be" } } }],
    fields: { segment: { componentId: "sex" } },
    interactiveFiltersConfig: {
      dataFilters: { active: true, componentIds: ["place"] },
      legend: { active: true },
    },
  } as unknown as ChartContext["config"],
  components: {
    dimensions: [makeTestDimension("place", ["be", "ge"]), makeTestDimension("sex", ["f", "m"])],
    measures: [],
  },
  choices: { dataFilters: {}, hiddenValues: [], showTable: false, ...choices },
});

const page = {
  tabs: [
    { key: "a", label: "" },
    { key: "b", label: "" },
  ],
  activeKey: "a",
  keptParams: [],
};
const a = makeChart("a", { dataFilters: { place: "ge" }, hiddenValues: ["m"] });
const b = makeChart("b", { dataFilters: { place: "ge" }, hiddenValues: ["f"], showTable: true });

test("an address of several charts says all of the open one, of the others what concerns every chart, once", () => {
  expect(buildPageAddress("/v", page, [b, a])).toBe("/v?f.place=ge&hide=m");
  const alone = makeChart("a", {});
  expect(buildPageAddress("/v", page, [alone, b])).toBe("/v?f.place=ge");
});

test("a file of another chart than the open one names it", () => {
  expect(makeFileAddress(page, a)("/v.csv")).toBe("/v.csv?f.place=ge&hide=m");
  expect(makeFileAddress(page, b)("/v.csv")).toBe("/v.csv?chart=2&f.place=ge&hide=f");
});

test("what a chart shows is written once for all of its files", () => {
  const print = vi.spyOn(FILTER_PARAMS, "print");
  const addressOf = makeFileAddress(page, a);
  expect(addressOf("/v.svg")).toBe("/v.svg?f.place=ge&hide=m");
  expect(addressOf("/v.png", [["scale", "2"]])).toBe("/v.png?f.place=ge&hide=m&scale=2");
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test("DA9 a dashboard says once what is for all of its charts, the rest behind the number of each", () => {
  const dashboard = {
    ...page,
    board: {
      title: "",
      description: "",
      titleHtml: "" as const,
      descriptionHtml: "" as const,
      layout: { layout: "tall" as const, blocks: [] },
    },
    shares: {
      dashboardFilters: {
        timeRange: { active: false, timeUnit: "", presets: { from: "", to: "" } },
        dataFilters: { componentIds: ["place"], filters: {} },
      },
    },
  };
  expect(buildPageAddress("/v", dashboard, [a, b])).toBe(
    "/v?f.place=ge&1.hide=m&2.hide=f&2.as=table",
  );
  expect(makeFileAddress(dashboard, a)("/v.csv")).toBe("/v.csv?chart=1&f.place=ge&hide=m");
});
