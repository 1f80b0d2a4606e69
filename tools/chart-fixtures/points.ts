import { wealth, weather } from "./sample-rows.ts";
import {
  conversion,
  COUNTRIES,
  countryRows,
  electricityRows,
  type Fixtures,
  GENERATION,
  segmentColor,
  SOURCES,
  YEAR,
} from "./shared.ts";

const animation = {
  componentId: "year",
  showPlayButton: true,
  duration: 30,
  type: "continuous",
  dynamicScales: true,
};

export const pieFixtures: Fixtures = {
  "electricity-converted": {
    about: "Bundled data: converted, abbreviated, with values, by name",
    locale: "en",
    chartType: "pie",
    dimensions: [SOURCES],
    measures: [GENERATION],
    rows: electricityRows().filter(({ year }) => year === "2010"),
    config: conversion("value", 0.001, "TWh"),
    fields: {
      y: { componentId: "value", showValues: true },
      segment: {
        componentId: "source",
        useAbbreviations: true,
        showValuesMapping: {},
        sorting: { sortingType: "byDimensionLabel", sortingOrder: "desc" },
      },
      color: segmentColor("set3", { Renewables: "#1b9e77" }),
    },
  },
  "countries-animation": {
    about: "Bundled data: the last year of an animation, smallest first",
    locale: "de",
    chartType: "pie",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "pop", label: "Population", unit: "persons" }],
    rows: countryRows(),
    fields: {
      y: { componentId: "pop" },
      segment: {
        componentId: "country",
        showTitle: false,
        showValuesMapping: {},
        sorting: { sortingType: "byMeasure", sortingOrder: "asc" },
      },
      color: segmentColor("pastel1"),
      animation,
    },
  },
};

export const scatterFixtures: Fixtures = {
  "wealth-converted": {
    about: "Bundled data: income converted to thousands, regions abbreviated",
    locale: "en",
    chartType: "scatterplot",
    dimensions: [
      { id: "country", label: "Country" },
      {
        id: "region",
        label: "Region",
        values: [
          { value: "america", label: "America", alternateName: "Am" },
          { value: "europe_central_asia", label: "Europe and Central Asia", alternateName: "Eu" },
          { value: "sub_saharan_africa", label: "Sub-Saharan Africa", alternateName: "Af" },
        ],
      },
    ],
    measures: [
      { id: "income", label: "Income per person", unit: "USD" },
      { id: "health", label: "Life expectancy", unit: "years", scaleType: "Interval" },
    ],
    rows: wealth().filter(({ region }) =>
      ["america", "europe_central_asia", "sub_saharan_africa"].includes(String(region)),
    ),
    config: conversion("income", 0.001, "thousand USD"),
    fields: {
      x: { componentId: "income" },
      y: { componentId: "health" },
      segment: {
        componentId: "region",
        useAbbreviations: true,
        showTitle: false,
        showValuesMapping: {},
      },
      color: segmentColor("set1", { america: "#333333" }),
    },
  },
  "weather-days": {
    about: "Bundled data: every day of four years in two cities, drawn as clouds",
    locale: "en",
    chartType: "scatterplot",
    dimensions: [
      { id: "date", label: "Day", timeUnit: "Day" },
      { id: "city", label: "City" },
    ],
    measures: [
      { id: "low", label: "Lowest temperature", unit: "°C", scaleType: "Interval" },
      { id: "high", label: "Highest temperature", unit: "°C", scaleType: "Interval" },
    ],
    rows: weather(),
    fields: {
      x: { componentId: "low" },
      y: { componentId: "high" },
      segment: { componentId: "city", showTitle: false, showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
};
