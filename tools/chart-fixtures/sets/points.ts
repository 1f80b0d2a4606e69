import { wealth, weather } from "../sample-rows.ts";
import {
  conversion,
  COUNTRIES,
  countryRows,
  electricityRows,
  FIT,
  type Fixtures,
  GENERATION,
  segmentColor,
  single,
  SOURCES,
  YEAR,
} from "../shared.ts";

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

const REGIONS = [
  "South Asia",
  "Europe and Central Asia",
  "Sub-Saharan Africa",
  "America",
  "East Asia and Pacific",
].map((label, index) => ({ value: String(index), label }));

const WORLD_REGIONS = {
  america: "America",
  east_asia_pacific: "East Asia and Pacific",
  europe_central_asia: "Europe and Central Asia",
  middle_east_north_africa: "Middle East and North Africa",
  south_asia: "South Asia",
  sub_saharan_africa: "Sub-Saharan Africa",
};

const wealthOf = (about: string, axisStarts?: Record<string, string>) => ({
  about,
  locale: "de" as const,
  chartType: "scatterplot" as const,
  dimensions: [{ id: "country", label: "Country" }],
  measures: [
    { id: "income", label: "Income per person", unit: "USD" },
    { id: "health", label: "Life expectancy", unit: "years" },
  ],
  rows: wealth().filter(({ income }) => Number(income) > 25_000),
  config: {
    extensions: { ...FIT.extensions, points: ["country"], ...(axisStarts && { axisStarts }) },
  },
  fields: { x: { componentId: "income" }, y: { componentId: "health" }, color: single() },
});

export const scatterFixtures: Fixtures = {
  "wealth-areas": {
    ...wealthOf("Bundled data: logarithmic axes, areas of dots by population, some points named"),
    locale: "en",
    dimensions: [
      { id: "country", label: "Country" },
      { id: "region", label: "Region" },
    ],
    measures: [
      { id: "income", label: "Income per person", unit: "USD" },
      { id: "health", label: "Life expectancy", unit: "years" },
      { id: "population", label: "Population", unit: "persons" },
    ],
    rows: wealth().filter(({ region }) => /^[a-z_]+$/.test(String(region))),
    config: {
      extensions: {
        ...FIT.extensions,
        points: ["country"],
        dotSize: "population",
        logAxes: { income: true, health: true },
        pointLabels: { country: ["Switzerland", "China", "India", "Lesotho", "Qatar", "Brazil"] },
      },
    },
    fields: {
      x: { componentId: "income" },
      y: { componentId: "health" },
      segment: { componentId: "region", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "wealth-bubbles": {
    ...wealthOf(
      "Bundled data: large dots among many small ones, with their names in or beside them",
    ),
    locale: "en",
    measures: [
      { id: "income", label: "Income per person", unit: "USD" },
      { id: "health", label: "Life expectancy", unit: "years" },
      { id: "population", label: "Population", unit: "persons" },
    ],
    rows: wealth(),
    config: {
      extensions: {
        ...FIT.extensions,
        points: ["country"],
        dotSize: "population",
        logAxes: { income: true },
        pointLabels: {
          country: [
            "China",
            "India",
            "United States",
            "Nigeria",
            "Switzerland",
            "Lesotho",
            "Qatar",
          ],
        },
      },
    },
  },
  "wealth-regions": {
    ...wealthOf("Bundled data: points in the colours of the regions above them"),
    dimensions: [
      { id: "country", label: "Country", above: { column: "region", names: WORLD_REGIONS } },
    ],
    rows: wealth().filter(({ region }) => String(region) in WORLD_REGIONS),
    config: {
      extensions: {
        ...FIT.extensions,
        points: ["country"],
        logAxes: { income: true },
        colorLevel: { dimension: "country", depth: 0 },
      },
    },
  },
  "wealth-fit": wealthOf("Bundled data: axes that fit the data, a point for each country"),
  "wealth-from-zero": wealthOf("Bundled data: both axes start at zero, as the author asks", {
    income: "zero",
    health: "zero",
  }),
  "wealth-from-data": wealthOf("Bundled data: both axes start at the data, as the author asks", {
    income: "data",
    health: "data",
  }),
  "countries-animation": {
    about: "Bundled data: the last year of an animation, in a palette of somebody's own",
    locale: "it",
    chartType: "scatterplot",
    dimensions: [YEAR, COUNTRIES, { id: "cluster", label: "Region", values: REGIONS }],
    measures: [
      { id: "fertility", label: "Children per woman", unit: "children" },
      { id: "life_expect", label: "Life expectancy", unit: "years", scaleType: "Interval" },
    ],
    rows: countryRows(),
    fields: {
      x: { componentId: "fertility" },
      y: { componentId: "life_expect" },
      segment: { componentId: "cluster", showValuesMapping: {} },
      color: segmentColor("5e0b6f0a-3b1d-4c55-9d0e-2f7a3c1b8d64", {
        "0": "#c2a500",
        "1": "#7b3294",
        "2": "#008837",
        "3": "#0571b0",
        "4": "#ca0020",
      }),
      animation,
    },
  },
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
