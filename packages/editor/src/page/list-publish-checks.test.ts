import type { ChartConfig } from "@statelier/document";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { listPublishChecks } from "./list-publish-checks.ts";

const components = {
  dimensions: [makeTestDimension("sector", ["a", "b"])],
  measures: [makeTestMeasure("deaths")],
};
const { config } = makeTestChart("column", components);
const full = { de: "a", fr: "b", it: "c", en: "d" };
const finished = {
  ...config,
  meta: { title: full, description: full, label: full },
  extensions: { altText: full },
} as ChartConfig;

const list = (change: Partial<ChartConfig>, bytes = 1000) =>
  listPublishChecks({ config: { ...finished, ...change } as ChartConfig, scene: undefined, bytes });

test("a finished chart has nothing to be told", () => {
  expect(list({})).toEqual([]);
});

test("languages without a title, a description or an alternative text are named", () => {
  const meta = { ...finished.meta, title: { ...full, fr: " " } };
  expect(list({ meta })).toEqual([{ type: "title", locales: ["fr"] }]);
  const extensions = { altText: { de: "a", it: "c" } };
  expect(list({ extensions })).toEqual([{ type: "alt", locales: ["fr", "en"] }]);
  expect(list({ extensions: { altText: "the same for all" } })).toEqual([]);
});

test("a colour that paper nearly swallows is named", () => {
  const color = { type: "single", paletteId: "category10", color: "#ffee88" };
  const fields = { ...finished.fields, color } as ChartConfig["fields"];
  expect(list({ fields } as Partial<ChartConfig>)).toEqual([
    { type: "contrast", colors: ["#ffee88"] },
  ]);
});

test("data that are slow to arrive are counted in thousands of bytes", () => {
  expect(list({}, 500_000)).toEqual([]);
  expect(list({}, 640_300)).toEqual([{ type: "size", count: 640 }]);
});
