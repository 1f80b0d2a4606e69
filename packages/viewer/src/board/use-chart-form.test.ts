import { type ChartConfig, chartConfigSchema } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { makeTestDimension, makeTestMeasure } from "../download/testing/make-test-data.ts";
import { makeChartForm } from "./use-chart-form.tsx";

const t = createTranslator("en", collectMessages("en", ["viewer"]));
const empty = { de: "", fr: "", it: "", en: "" };

const config: ChartConfig = chartConfigSchema.parse({
  key: "a",
  version: "4.5.0",
  chartType: "column",
  meta: { title: empty, description: empty, label: empty },
  cubes: [{ iri: "https://example.org/cube", filters: {} }],
  limits: {},
  conversionUnitsByComponentId: {},
  fields: {
    x: { componentId: "year" },
    y: { componentId: "amount" },
    segment: { componentId: "town", type: "stacked", showValuesMapping: {} },
    color: { type: "segment", paletteId: "category10", colorMapping: {} },
  },
  interactiveFiltersConfig: {
    legend: { active: true, componentId: "" },
    timeRange: { active: false, componentId: "", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: false, componentIds: [] },
    calculation: { active: false, type: "identity" },
  },
});

test.each([
  [200, true],
  [201, false],
])("a legend of %i series is a part of the form: %s", (count, isPart) => {
  const values = Array.from({ length: count }, (_, at) => `town${at}`);
  const dimensions = [makeTestDimension("town", values), makeTestDimension("year", ["2020"])];
  const form = makeChartForm(
    { id: "form" },
    { config, components: { dimensions, measures: [makeTestMeasure("amount")] } },
    t,
  );
  expect("series" in form).toBe(isPart);
});
