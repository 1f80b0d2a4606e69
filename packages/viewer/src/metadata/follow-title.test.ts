import type { ChartContext } from "@statelier/document";
import { expect, test } from "vitest";
import { findTitled } from "./follow-title.ts";

const component = (id: string, label: string, unit?: string) => ({ id, label, unit, values: [] });

const chart = {
  config: {
    chartType: "column",
    fields: {
      x: { componentId: "canton" },
      y: { componentId: "people" },
      segment: { componentId: "age" },
    },
  },
  components: {
    dimensions: [component("canton", "Canton"), component("age", "Age group")],
    measures: [
      component("all", "Population", "persons"),
      component("people", "Population (permanent)", "persons"),
    ],
  },
} as unknown as ChartContext;

test("a title is of the component whose name it is, with its unit, in lines without a blank", () => {
  expect(findTitled(chart, "Canton")).toBe("canton");
  expect(findTitled(chart, "Age group")).toBe("age");
  expect(findTitled(chart, "Population(permanent)(thousandpersons)")).toBe("people");
});

test("other texts of a drawing, and components that it does not show, are no titles", () => {
  for (const text of ["", "Zug", "Canton of Zug", "100", "Population (persons)"])
    expect(findTitled(chart, text)).toBeUndefined();
});

test("where each of two measures has an axis, its title is the unit", () => {
  const y = { leftAxisComponentId: "rain", rightAxisComponentId: "heat" };
  const context = (unit: string) =>
    ({
      config: { chartType: "comboLineDual", fields: { x: { componentId: "day" }, y } },
      components: {
        dimensions: [component("day", "Day")],
        measures: [component("rain", "Rain", "mm"), component("heat", "Temperature", unit)],
      },
    }) as unknown as ChartContext;
  expect(findTitled(context("°C"), "°C")).toBe("heat");
  expect(findTitled(context("°C"), "mm")).toBe("rain");
  expect(findTitled(context("mm"), "mm")).toBeUndefined();
});
