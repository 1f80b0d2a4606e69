import type { ChartContext } from "@statelier/document";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import { readOfTile, readTileParams, splitTileName } from "./tile-params.ts";

const makeChart = (years: string[]): ChartContext => {
  const year = {
    ...makeTestDimension("year", years),
    kind: "TemporalDimension" as const,
    timeUnit: "Year" as const,
  };
  return {
    config: {
      interactiveFiltersConfig: { timeRange: { active: true, componentId: "year" } },
    } as unknown as ChartContext["config"],
    components: { dimensions: [year], measures: [] },
  };
};

const read = (search: string, place: { number: number; isNamed: boolean }): string =>
  String(readTileParams(new URLSearchParams(search), makeChart(["2019", "2020"]), place));

test("DA9 what is for all charts is for each; what stands behind a number is for one and wins there", () => {
  const search = "f.place=be&2.f.place=ge&2.hide=m&1.hide=f";
  expect(read(search, { number: 1, isNamed: false })).toBe("f.place=be&hide=f");
  expect(read(search, { number: 2, isNamed: false })).toBe("f.place=ge&hide=m");
  expect(read(search, { number: 3, isNamed: false })).toBe("f.place=be");
});

test("DA9 what is for all charts is read under the name that the chart has for it", () => {
  const chart = { ...makeChart(["2019"]), ownNames: { "f.place": "f.joinby-1" } };
  const readOwn = (search: string): string =>
    String(readTileParams(new URLSearchParams(search), chart, { number: 1, isNamed: false }));
  expect(readOwn("f.place=be&f.sex=m")).toBe("f.joinby-1=be&f.sex=m");
  expect(readOwn("f.place=be&1.f.joinby-1=ge")).toBe("f.joinby-1=ge");
});

test("the rest is for the chart that the address names", () => {
  const search = "chart=2&hide=m&as=table&f.place=be";
  expect(read(search, { number: 2, isNamed: true })).toBe("chart=2&hide=m&as=table&f.place=be");
  expect(read(search, { number: 1, isNamed: false })).toBe("f.place=be");
});

test("a panel is that of the chart whose number it has, or that the address names, else of the open one", () => {
  const state = { tabs: ["a", "b"].map((key) => ({ key, label: key })), openKey: "a" };
  const panelOf = (key: string, search: string): string | null => {
    const { config, components } = makeChart(["2019"]);
    const chart = { config: { ...config, key }, components };
    return readOfTile(new URLSearchParams(search), chart, state).get("metadata");
  };
  expect(panelOf("b", "2.metadata=data")).toBe("data");
  expect(panelOf("b", "chart=2&metadata=data")).toBe("data");
  expect(panelOf("a", "chart=2&metadata=data")).toBeNull();
  expect(panelOf("a", "metadata=data")).toBe("data");
  expect(panelOf("b", "metadata=data")).toBeNull();
});

test("DA10 a shared date is that of the chart's own unit which holds it", () => {
  expect(read("t.from=2019-03&t.to=2020", { number: 1, isNamed: false })).toBe(
    "t.from=2019&t.to=2020",
  );
});

test("a number and a dot are no part of a name", () => {
  expect(splitTileName("12.t.from")).toEqual({ number: 12, own: "t.from" });
  expect(splitTileName("f.1.place")).toEqual({ own: "f.1.place" });
  expect(splitTileName("0.hide")).toEqual({ own: "0.hide" });
});
