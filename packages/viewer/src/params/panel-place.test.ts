import type { CubeComponents } from "@statelier/model";
import { expect, test } from "vitest";
import { decodePanelPlace, encodePanelPlace } from "./panel-place.ts";

const CUBE = "https://example.org/cube";
const idOf = (name: string): string => `${CUBE}___https://example.org/dimension/${name}`;
const components = {
  dimensions: [{ id: "joinBy__0" }, { id: idOf("Country") }, { id: idOf("country") }],
  measures: [{ id: idOf("general") }],
} as unknown as CubeComponents;

test.each([
  [{ section: "general" }, "general"],
  [{ section: "data" }, "data"],
  [{ section: "data", componentId: "joinBy__0" }, "data.joinby-0"],
  [{ section: "data", componentId: idOf("Country") }, "data.country"],
  [{ section: "data", componentId: idOf("country") }, "data.country-2"],
  [{ section: "data", componentId: idOf("general") }, "data.general"],
] as const)("%j stands in an address as %s", (place, text) => {
  expect(encodePanelPlace(components, place)).toBe(text);
  expect(decodePanelPlace(components, text)).toEqual(place);
});

test("a component may be named by its whole id", () => {
  const componentId = idOf("general");
  expect(decodePanelPlace(components, `data.${componentId}`)).toEqual({
    section: "data",
    componentId,
  });
});

test("a name does not depend on the order of the components", () => {
  const turned = { ...components, dimensions: components.dimensions.toReversed() };
  expect(decodePanelPlace(turned, "data.country-2")).toEqual({
    section: "data",
    componentId: idOf("country"),
  });
});

test.each([null, "", "open", "data.", "data.elsewhere", "general.country"])(
  "%j opens nothing",
  (text) => {
    expect(decodePanelPlace(components, text)).toBeUndefined();
  },
);
