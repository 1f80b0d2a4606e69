import { type ChartDocument, makeEmptyDashboardFilters } from "@statelier/document";
import { buildComponentId } from "@statelier/model";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { ChartContext } from "@statelier/document";
import { deriveSharedParams } from "./shared-params.ts";

const PLACE =
  "https://example.org/cube(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)https://example.org/Place";
const place = makeTestDimension(PLACE, ["ch"]);
const year = makeTestDimension("year", ["2000"], { kind: "TemporalDimension", timeUnit: "Year" });

const documentOf = (componentIds: string[], active: boolean): ChartDocument => {
  const { timeRange } = makeEmptyDashboardFilters();
  return {
    dashboardFilters: {
      timeRange: { ...timeRange, active },
      dataFilters: { componentIds, filters: {} },
    },
  } as unknown as ChartDocument;
};

const chartOf = (dimensions: ChartContext["components"]["dimensions"]): ChartContext => {
  const open = dimensions.map(({ id }) => id);
  const interactiveFiltersConfig = {
    dataFilters: { active: true, componentIds: open.filter((id) => id !== "year") },
    timeRange: { active: open.includes("year"), componentId: "year" },
  };
  return {
    config: {
      cubes: [],
      fields: {},
      interactiveFiltersConfig,
    } as unknown as ChartContext["config"],
    components: { dimensions, measures: [] },
  };
};

test("DA9 DA10 what charts share has the same names in the addresses of all of them", () => {
  expect(deriveSharedParams(documentOf([PLACE], true), chartOf([place, year]))).toEqual({
    own: ["f.place", "t.from", "t.to"],
    foreign: [],
  });
});

test("DA9 of a joined dimension it says what its own name stands for", () => {
  const joined = {
    ...makeTestDimension("joinBy__1", ["ch"]),
    originalIds: [
      { cubeIri: "other", dimensionId: "other" },
      { cubeIri: "cube", dimensionId: PLACE },
    ],
  } as unknown as typeof place;
  expect(deriveSharedParams(documentOf([PLACE], false), chartOf([joined]))).toEqual({
    own: ["f.joinby-1"],
    foreign: [],
    ownNames: { "f.place": "f.joinby-1", [`f.${PLACE}`]: "f.joinby-1" },
  });
  const taken = chartOf([joined, makeTestDimension("place", ["a"])]);
  expect(deriveSharedParams(documentOf([PLACE], false), taken).ownNames).toBeUndefined();
});

test("what only other charts know is kept for them, under both of its names", () => {
  expect(deriveSharedParams(documentOf([PLACE], true), chartOf([]))).toEqual({
    own: [],
    foreign: [`f.${PLACE}`, "f.place", "t.from", "t.to"],
  });
});

test("what nobody shares is no other chart's", () => {
  expect(deriveSharedParams(documentOf([], false), chartOf([place, year]))).toEqual({
    own: [],
    foreign: [],
  });
});

test("FE6 what is shared under the name of another version has the same names", () => {
  const [was = "", is = ""] = ["2", "3"].map((version) =>
    buildComponentId("https://example.org/cube", `https://example.org/cube/${version}/Place`),
  );
  const chart = chartOf([makeTestDimension(is, ["ch"])]);
  expect(deriveSharedParams(documentOf([was], false), chart)).toEqual({
    own: ["f.place"],
    foreign: [],
  });
});
