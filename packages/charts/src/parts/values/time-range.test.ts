import { chartConfigSchema } from "@statelier/document";
import type { CubeComponents, ObservationTable } from "@statelier/model";
import { expect, it } from "vitest";
import { listRows } from "./chart-rows.ts";

const year = (value: string) => ({
  value: `https://example.org/year/${value}`,
  label: value,
  position: value,
});
const values = ["1990", "2000", "2010"].map(year);

const components: CubeComponents = {
  dimensions: [
    {
      id: "year",
      kind: "TemporalEntityDimension",
      timeUnit: "Year",
      cubeIri: "https://example.org/cube",
      label: "Year",
      isNumerical: false,
      isKeyDimension: true,
      values,
      related: [],
    },
  ],
  measures: [],
};

const table: ObservationTable = {
  rowCount: 3,
  columns: [
    {
      type: "dictionary",
      id: "year",
      codes: Int32Array.of(0, 1, 2),
      values: values.map(({ value }) => value),
      labels: values.map(({ label }) => label),
    },
  ],
};

const text = { de: "", fr: "", it: "", en: "" };
const config = chartConfigSchema.parse({
  key: "k",
  version: "4.5.0",
  meta: { title: text, description: text, label: text },
  cubes: [{ iri: "https://example.org/cube", filters: {} }],
  limits: {},
  conversionUnitsByComponentId: {},
  chartType: "line",
  fields: {
    x: { componentId: "year" },
    y: { componentId: "m" },
    color: { type: "single", paletteId: "category10", color: "#1f77b4" },
  },
  interactiveFiltersConfig: {
    legend: { active: false, componentId: "" },
    timeRange: {
      active: true,
      componentId: "year",
      presets: { type: "range", from: "", to: "2000" },
    },
    dataFilters: { active: false, componentIds: [] },
    calculation: { active: false, type: "identity" },
  },
});

it("limits temporal entities by their position, both ends included", () => {
  const view = { hiddenValues: [] };
  expect(listRows({ config, components, table, view, locale: "en" })).toEqual([0, 1]);
  expect(
    listRows({
      config,
      components,
      table,
      locale: "en",
      view: { ...view, timeRange: { from: "2000", to: "2010" } },
    }),
  ).toEqual([1, 2]);
});
