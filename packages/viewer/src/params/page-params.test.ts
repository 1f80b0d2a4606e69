import type { CubeComponents } from "@statelier/model";
import { expect, test } from "vitest";
import { CHART_PARAM, PANEL_PARAM } from "./page-params.ts";

const CUBE = "https://example.org/cube";
const idOf = (name: string): string => `${CUBE}___https://example.org/dimension/${name}`;
const components = {
  dimensions: [{ id: "joinBy__0" }, { id: idOf("Country") }, { id: idOf("country") }],
  measures: [{ id: idOf("general") }],
} as unknown as CubeComponents;

const readPlace = (text: string, of = components) =>
  PANEL_PARAM.parse({ components: of }, new URLSearchParams({ metadata: text })).value;

test.each([
  [{ section: "general" }, "general"],
  [{ section: "data" }, "data"],
  [{ section: "data", componentId: "joinBy__0" }, "data.joinby-0"],
  [{ section: "data", componentId: idOf("Country") }, "data.country"],
  [{ section: "data", componentId: idOf("country") }, "data.country-2"],
  [{ section: "data", componentId: idOf("general") }, "data.general"],
] as const)("%j stands in an address as %s", (place, text) => {
  expect(PANEL_PARAM.print({ components }, place)).toEqual([["metadata", text]]);
  expect(readPlace(text)).toEqual(place);
});

test("a component may be named by its whole id", () => {
  const componentId = idOf("general");
  expect(readPlace(`data.${componentId}`)).toEqual({
    section: "data",
    componentId,
  });
});

test("a name does not depend on the order of the components", () => {
  const turned = { ...components, dimensions: components.dimensions.toReversed() };
  expect(readPlace("data.country-2", turned)).toEqual({
    section: "data",
    componentId: idOf("country"),
  });
});

test.each(["", "open", "data.", "data.elsewhere", "general.country"])(
  "%j opens nothing",
  (text) => {
    expect(readPlace(text)).toBeUndefined();
  },
);

test("a chart has a number from 1; what is none, and a second one, is unknown", () => {
  const read = (search: string) => CHART_PARAM.parse({ count: 3 }, new URLSearchParams(search));
  expect(read("chart=2").value).toBe(1);
  expect(read("")).toEqual({ value: undefined, unknown: [] });
  for (const value of ["0", "4", "02", "two", ""])
    expect(read(`chart=${value}`)).toEqual({
      value: undefined,
      unknown: [{ name: "chart", value }],
    });
  expect(read("chart=3&chart=1&chart=3").unknown).toEqual([{ name: "chart", value: "1" }]);
  expect(CHART_PARAM.print({ count: 3 }, 1)).toEqual([["chart", "2"]]);
});
