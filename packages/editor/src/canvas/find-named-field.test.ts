import type { ChartConfig } from "@statelier/document";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { findColorSetting, findNamedField } from "./find-named-field.ts";

const chart = makeTestChart("scatterplot", {
  dimensions: [makeTestDimension("town")],
  measures: [makeTestMeasure("deaths"), makeTestMeasure("deaths in traffic")],
});
const { x, y } = chart.config.fields;
const [short, long] = x.componentId.endsWith("deaths") ? ["x", "y"] : ["y", "x"];

test("the title of an axis finds its own field, where another one has a part of its name", () => {
  expect(new Set([x.componentId, y.componentId]).size).toBe(2);
  expect(findNamedField(chart, "deaths, per year")).toBe(short);
  expect(findNamedField(chart, "deaths in traffic, per year")).toBe(long);
});

test("a title of several lines finds its field, and what names none finds none", () => {
  expect(findNamedField(chart, "deaths intraffic")).toBe(long);
  expect(findNamedField(chart, "1’200")).toBeUndefined();
  expect(findNamedField(chart, "")).toBeUndefined();
});

test.each([
  ["column", "y color"],
  ["bar", "x color"],
  ["line", "y color"],
  ["pie", "segment color"],
  ["comboLineColumn", "y.columnComponentId color"],
] as const)("a mark of a %s chart leads to where its colour is set", (chartType, setting) => {
  const { config } = makeTestChart(chartType, {
    dimensions: [
      makeTestDimension("year", ["2020", "2021"], {
        kind: "TemporalDimension",
        timeUnit: "Year",
      }),
      makeTestDimension("town", ["a", "b"]),
    ],
    measures: [makeTestMeasure("deaths", { unit: "1" }), makeTestMeasure("rate", { unit: "2" })],
  });
  const fields = chartType === "pie" ? config.fields : { ...config.fields, segment: undefined };
  const { field, option } = findColorSetting({ ...config, fields } as ChartConfig)!;
  expect(`${field} ${option}`).toBe(setting);
});
