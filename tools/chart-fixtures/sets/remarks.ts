import {
  countryRows,
  COUNTRIES,
  electricityRows,
  FIT,
  type Fixtures,
  GENERATION,
  segmentColor,
  single,
  SOURCES,
  YEAR,
} from "../shared.ts";
import { wealth } from "../sample-rows.ts";

const same = (text: string) => ({ de: text, fr: text, it: text, en: text });

export const remarkFixtures: Fixtures = {
  "remarks-lines": {
    about: "Bundled data: a shaded period, an arrow to a value and a reference line",
    locale: "en",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "life_expect", label: "Life expectancy", unit: "years" }],
    rows: countryRows().filter(({ country }) => ["China", "Japan"].includes(String(country))),
    config: {
      extensions: {
        valueAxes: "fit",
        remarks: [
          { key: "1", type: "arrow", at: "1960", series: "China", text: same("Great famine") },
          { key: "2", type: "span", at: "1980", to: "1990", text: same("Reforms") },
          { key: "3", type: "reference", number: 75, text: same("75 years") },
          { key: "4", type: "text", at: "1899", text: same("Of a year that is not there") },
        ],
      },
    },
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect" },
      segment: { componentId: "country", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "remarks-panels": {
    about:
      "Bundled data: small charts with a text in one of them, and a line at a date and a shade through all",
    locale: "en",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "life_expect", label: "Life expectancy", unit: "years" }],
    rows: countryRows(),
    config: {
      extensions: {
        valueAxes: "fit",
        lineEnds: "values",
        panels: { dimension: "country" },
        remarks: [
          { key: "1", type: "arrow", at: "1960", series: "China", text: same("Great famine") },
          { key: "2", type: "event", at: "1975", text: same("Oil crisis") },
          { key: "3", type: "span", at: "1990", to: "2000", text: same("Nineties") },
          { key: "4", type: "text", at: "1955", panel: "Nowhere", text: same("Of no panel") },
        ],
      },
    },
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect" },
      segment: { componentId: "country", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "remarks-points": {
    about:
      "Bundled data: a text and an arrow at points that are countries, and one of a country that is not there",
    locale: "en",
    chartType: "scatterplot",
    dimensions: [{ id: "country", label: "Country" }],
    measures: [
      { id: "income", label: "Income per person", unit: "USD" },
      { id: "health", label: "Life expectancy", unit: "years" },
    ],
    rows: wealth().filter(({ income }) => Number(income) > 25_000),
    config: {
      extensions: {
        ...FIT.extensions,
        points: ["country"],
        remarks: [
          { key: "1", type: "arrow", at: "Qatar", text: same("Oil and gas") },
          { key: "2", type: "text", at: "Japan", text: same("The longest lives") },
          { key: "3", type: "text", at: "Atlantis", text: same("Of no country") },
          { key: "4", type: "event", at: "Japan", text: same("Of no date") },
        ],
      },
    },
    fields: { x: { componentId: "income" }, y: { componentId: "health" }, color: single() },
  },
  "remarks-slices": {
    about: "Bundled data: a text and an arrow at slices; a line has no place around a pie",
    locale: "de",
    chartType: "pie",
    dimensions: [SOURCES],
    measures: [GENERATION],
    rows: electricityRows().filter(({ year }) => year === "2010"),
    config: {
      extensions: {
        remarks: [
          { key: "1", type: "arrow", at: "Renewables", text: same("Windparks") },
          { key: "2", type: "text", at: "Nuclear Energy", text: same("Ein Kraftwerk") },
          { key: "3", type: "reference", number: 5_000, text: same("Ziel") },
        ],
      },
    },
    fields: {
      y: { componentId: "value" },
      segment: {
        componentId: "source",
        showValuesMapping: {},
        sorting: { sortingType: "byMeasure", sortingOrder: "desc" },
      },
      color: segmentColor("set3"),
    },
  },
  "remarks-columns": {
    about: "Bundled data: a text over a column and a shade behind some",
    locale: "de",
    chartType: "column",
    dimensions: [YEAR],
    measures: [GENERATION],
    rows: electricityRows().filter(({ source }) => source === "Renewables"),
    config: {
      extensions: {
        remarks: [
          { key: "1", type: "text", at: "2008", text: same("Windparks") },
          { key: "2", type: "span", at: "2012", to: "2014", text: same("Ausbau") },
        ],
      },
    },
    fields: { x: { componentId: "year" }, y: { componentId: "value" }, color: single("#2ca02c") },
  },
};
