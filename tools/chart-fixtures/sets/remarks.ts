import {
  countryRows,
  COUNTRIES,
  electricityRows,
  type Fixtures,
  GENERATION,
  segmentColor,
  single,
  YEAR,
} from "../shared.ts";

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
