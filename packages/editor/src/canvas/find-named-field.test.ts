import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { findNamedField } from "./find-named-field.ts";

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
