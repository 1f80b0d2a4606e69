import { unemployment } from "../sample-rows.ts";
import {
  COUNTRIES,
  countryRows,
  electricityRows,
  type Fixtures,
  GENERATION,
  segmentColor,
  single,
  SOURCES,
  YEAR,
} from "../shared.ts";

const panels = (dimension: string, ownAxes = false) => ({
  extensions: { valueAxes: "fit", panels: { dimension, ownAxes } },
});

export const panelFixtures: Fixtures = {
  "panels-countries": {
    about: "Bundled data: a small chart for each of ten countries, on the same axes",
    locale: "de",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "life_expect", label: "Life expectancy", unit: "years" }],
    rows: countryRows(),
    config: panels("country"),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect" },
      color: single(),
    },
  },
  "panels-domain": {
    about:
      "Bundled data: lines that run beyond the ends of the axis are cut at their small charts; values that are missing are counted over all",
    locale: "en",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "life_expect", label: "Life expectancy", unit: "years" }],
    rows: countryRows().map((row) =>
      row["country"] === "China" && row["year"] === "1980" ? { ...row, life_expect: null } : row,
    ),
    config: panels("country"),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect", customDomain: [50, 70], showDots: true },
      segment: { componentId: "country" },
      color: segmentColor("category10"),
    },
  },
  "panels-domain-columns": {
    about: "Bundled data: columns end at the ends of the axis, and how many is said",
    locale: "de",
    chartType: "column",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(),
    config: panels("source"),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value", customDomain: [0, 20_000] },
      color: single("#2ca02c"),
    },
  },
  "panels-largest": {
    about:
      "Bundled data: a small chart for each industry, the largest first, close under their names",
    locale: "en",
    chartType: "line",
    dimensions: [
      { id: "month", label: "Month", timeUnit: "Month" as const },
      { id: "industry", label: "Industry" },
    ],
    measures: [{ id: "unemployed", label: "Unemployed people", unit: "thousand people" }],
    rows: unemployment(),
    config: {
      extensions: {
        valueAxes: "fit",
        lineEnds: "values",
        panels: { dimension: "industry", order: "largest" },
      },
    },
    fields: { x: { componentId: "month" }, y: { componentId: "unemployed" }, color: single() },
  },
  "panels-series": {
    about:
      "Bundled data: each line has a small chart of its own before the faint others; a colour of the author stays",
    locale: "de",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "life_expect", label: "Life expectancy", unit: "years" }],
    rows: countryRows(),
    config: {
      extensions: {
        valueAxes: "fit",
        lineEnds: "values",
        panels: { dimension: "country", order: "largest" },
      },
    },
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect" },
      segment: { componentId: "country" },
      color: segmentColor("category10", { Switzerland: "#c00d0d" }),
    },
  },
  "panels-series-stacked": {
    about: "Bundled data: each part of a stack has a small chart of its own on the same axes",
    locale: "fr",
    chartType: "column",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(),
    config: panels("source"),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value" },
      segment: { componentId: "source", type: "stacked" },
      color: segmentColor("tableau10"),
    },
  },
  "panels-sources": {
    about: "Bundled data: a small chart for each source, each with axes of its own",
    locale: "fr",
    chartType: "column",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(),
    config: panels("source", true),
    fields: { x: { componentId: "year" }, y: { componentId: "value" }, color: single("#2ca02c") },
  },
  "panels-years": {
    about: "Bundled data: bars of two years in the same order",
    locale: "it",
    chartType: "bar",
    dimensions: [COUNTRIES, YEAR],
    measures: [{ id: "fertility", label: "Children per woman" }],
    rows: countryRows().filter(({ year }) => year === "1955" || year === "2005"),
    config: panels("year"),
    fields: {
      x: { componentId: "fertility" },
      y: { componentId: "country", sorting: { sortingType: "byMeasure", sortingOrder: "desc" } },
      color: single("#8c564b"),
    },
  },
};
