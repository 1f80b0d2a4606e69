import type { FixtureInput } from "../make-fixture.ts";
import { airports, flights, income, penguins, temperature } from "../sample-rows.ts";
import {
  allPenguinRows,
  conversion,
  COUNTRIES,
  countryRows,
  electricityRows,
  type Fixtures,
  GENERATION,
  limit,
  limitStyle,
  MASS,
  penguinRows,
  percent,
  segmentColor,
  SEX,
  single,
  SOURCES,
  SPECIES,
  timeRange,
  YEAR,
} from "../shared.ts";

const ALL_SOURCES = { "Fossil Fuels": true, "Nuclear Energy": true, Renewables: true };
const ANOMALY = {
  id: "anomaly",
  label: "Temperature anomaly",
  unit: "°C",
  scaleType: "Interval" as const,
};
const POPULATION = { id: "pop", label: "Population", unit: "persons" };
const LIFE = { id: "life_expect", label: "Life expectancy", unit: "years" };

/** Limits of every kind on years 2018 to 2023. */
const LIMITED = {
  rows: [31, 28, 27, 22, 24, 19].map((value, index) => ({ year: String(2018 + index), value })),
  measure: {
    id: "value",
    label: "Nitrogen dioxide",
    unit: "µg/m³",
    limits: [
      limit({ type: "single", value: 30 }, "Alarm"),
      limit({ type: "value-range", min: 23, max: 26 }, "Aim", [{ value: "2020" }]),
      limit({ type: "single", value: 20 }, "Stricter limit", [
        { type: "time-from", value: "2021" },
        { type: "time-to", value: "2023" },
      ]),
    ],
  },
  config: {
    limits: {
      value: [
        limitStyle("#d62728", "dashed"),
        limitStyle("#7a4b00", "solid", undefined, ["2020"]),
        limitStyle("#1f6a3c", "dashed", undefined, ["2021", "2023"]),
      ],
    },
  },
};

const CENSUS_YEARS = [
  1850, 1860, 1870, 1880, 1888, 1900, 1910, 1920, 1930, 1941, 1950, 1960, 1970, 1980, 1990, 2000,
  2010, 2020,
];

export const columnFixtures: Fixtures = {
  "electricity-totals": {
    about: "Bundled data: values in every part of the stacks, totals at their ends",
    locale: "en",
    chartType: "column",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(4),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value", showValues: true },
      segment: {
        componentId: "source",
        type: "stacked",
        showValuesMapping: ALL_SOURCES,
        sorting: { sortingType: "byTotalSize", sortingOrder: "asc" },
      },
      color: segmentColor("set2"),
    },
  },
  "electricity-shares": {
    about: "Bundled data: shares of a hundred with values in the parts of one source",
    locale: "fr",
    chartType: "column",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(),
    config: percent,
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value" },
      segment: {
        componentId: "source",
        type: "stacked",
        showTitle: false,
        showValuesMapping: { Renewables: true },
        sorting: { sortingType: "byTotalSize", sortingOrder: "desc" },
      },
      color: segmentColor("dark2"),
    },
  },
  "penguins-interval": {
    about: "Bundled data: confidence intervals on columns side by side",
    locale: "it",
    chartType: "column",
    dimensions: [SPECIES, SEX],
    measures: [MASS],
    rows: penguinRows(),
    fields: {
      x: { componentId: "species" },
      y: { componentId: "body_mass", showStandardError: false },
      segment: { componentId: "sex", type: "grouped", showValuesMapping: {} },
      color: segmentColor("paired"),
    },
  },
  "penguins-by-total": {
    about: "Bundled data: columns side by side, the sex with the fewest birds first",
    locale: "en",
    chartType: "column",
    dimensions: [
      SPECIES,
      { ...SEX, values: [...SEX.values, { value: "unknown", label: "Not determined" }] },
    ],
    measures: [{ id: "birds", label: "Number of penguins" }],
    rows: allPenguinRows(),
    fields: {
      x: { componentId: "species" },
      y: { componentId: "birds" },
      segment: {
        componentId: "sex",
        type: "grouped",
        showValuesMapping: {},
        sorting: { sortingType: "byTotalSize", sortingOrder: "asc" },
      },
      color: segmentColor("dark2"),
    },
  },
  several: {
    about: "Bundled data: birds of several islands at one place, because no filter picks one",
    locale: "de",
    chartType: "column",
    dimensions: [SPECIES, { id: "island", label: "Island" }],
    measures: [MASS],
    rows: penguins().filter(({ sex }) => sex === "FEMALE"),
    fields: {
      x: { componentId: "species" },
      y: { componentId: "body_mass", showConfidenceInterval: false },
      color: single("#8c564b"),
    },
  },
  "missing-year": {
    about: "Bundled data: a year that nobody reports keeps its place",
    locale: "en",
    chartType: "column",
    dimensions: [YEAR],
    measures: [ANOMALY],
    rows: temperature().filter(
      ({ year }) => Number(year) >= 1970 && Number(year) < 1990 && year !== "1979",
    ),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "anomaly" },
      color: single("#0a5a6b"),
    },
  },
  "irregular-years": {
    about: "Synthetic: years in unequal steps, too far apart for bands of those between them",
    locale: "de",
    chartType: "column",
    dimensions: [YEAR],
    measures: [{ id: "value", label: "Households", unit: "thousands" }],
    rows: CENSUS_YEARS.map((year, index) => ({ year: String(year), value: 480 + 37 * index })),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value" },
      color: single("#2f6f4e"),
    },
  },
  "uncertainty-wide": {
    about:
      "Synthetic: standard errors larger than their values, which stand at the ends of the bars",
    locale: "en",
    chartType: "column",
    dimensions: [{ id: "branch", label: "Branch" }],
    measures: [{ id: "value", label: "Change in jobs", unit: "persons", error: "error" }],
    rows: [
      { branch: "Farming", value: 10, error: 500 },
      { branch: "Building", value: 320, error: 380 },
      { branch: "Trade", value: -60, error: 410 },
      { branch: "Health", value: 150, error: 8 },
      { branch: "Transport", value: 240, error: 310 },
    ],
    fields: {
      x: { componentId: "branch" },
      y: { componentId: "value" },
      color: single("#8c564b"),
    },
  },
  "countries-converted": {
    about: "Bundled data: converted to millions, abbreviated names, largest first",
    locale: "en",
    chartType: "column",
    dimensions: [COUNTRIES],
    measures: [POPULATION],
    rows: countryRows("2005"),
    config: conversion("pop", 1e-6, "persons in millions"),
    fields: {
      x: {
        componentId: "country",
        useAbbreviations: true,
        sorting: { sortingType: "byMeasure", sortingOrder: "desc" },
      },
      y: { componentId: "pop", showValues: true },
      color: single(),
    },
  },
  "countries-domain": {
    about: "Bundled data: ends of the axis set by the author, names from last to first",
    locale: "de",
    chartType: "column",
    dimensions: [COUNTRIES],
    measures: [LIFE],
    rows: countryRows("2000"),
    fields: {
      x: {
        componentId: "country",
        sorting: { sortingType: "byDimensionLabel", sortingOrder: "desc" },
      },
      y: { componentId: "life_expect", customDomain: [40, 85], showValues: false },
      color: single("#9467bd"),
    },
  },
  "electricity-range": {
    about: "Bundled data: grouped, a range of years set by the author",
    locale: "it",
    chartType: "column",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(),
    config: timeRange("year", "2008", "2012"),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value" },
      segment: {
        componentId: "source",
        type: "grouped",
        useAbbreviations: true,
        showValuesMapping: {},
        sorting: { sortingType: "byDimensionLabel", sortingOrder: "desc" },
      },
      color: segmentColor("blues"),
    },
  },
  "limits-parts": {
    about: "Synthetic: limits over the whole chart, on one year, over three years",
    locale: "en",
    chartType: "column",
    dimensions: [YEAR],
    measures: [LIMITED.measure],
    rows: LIMITED.rows,
    config: LIMITED.config,
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value", showValues: true },
      color: single("#aec7e8"),
    },
  },
  "income-classes": {
    about: "Bundled data: ten classes of income in colours of the author",
    locale: "fr",
    chartType: "column",
    dimensions: [
      {
        id: "state",
        label: "State",
        values: [
          { value: "01", label: "Alabama" },
          { value: "06", label: "California" },
          { value: "24", label: "Maryland" },
          { value: "28", label: "Mississippi" },
          { value: "36", label: "New York" },
        ],
      },
      { id: "income_class", label: "Income class" },
    ],
    measures: [{ id: "share", label: "Share of households", unit: "%" }],
    rows: income().filter(({ state }) => ["01", "06", "24", "28", "36"].includes(String(state))),
    fields: {
      x: { componentId: "state" },
      y: { componentId: "share" },
      segment: {
        componentId: "income_class",
        type: "stacked",
        showValuesMapping: { "<10000": true, "200000+": true },
        sorting: { sortingType: "byAuto", sortingOrder: "asc" },
      },
      color: segmentColor("BrBG", { "200000+": "#123456" }),
    },
  },
  animation: {
    about: "Bundled data: the last year of an animation whose scales stay, smallest first",
    locale: "en",
    chartType: "column",
    dimensions: [YEAR, COUNTRIES],
    measures: [POPULATION],
    rows: countryRows(),
    fields: {
      x: {
        componentId: "country",
        sorting: { sortingType: "byMeasure", sortingOrder: "asc" },
      },
      y: { componentId: "pop" },
      animation: {
        componentId: "year",
        showPlayButton: true,
        duration: 30,
        type: "stepped",
        dynamicScales: false,
      },
      color: single("#2ca02c"),
    },
  },
};

/** A case upright as it lies. */
const lay = (fixture: FixtureInput): FixtureInput => {
  const { x, y, ...others } = fixture.fields;
  return { ...fixture, chartType: "bar", fields: { y: x, x: y, ...others } };
};

const AIRPORTS = flights()
  .toSorted((a, b) => Number(b["departures"]) - Number(a["departures"]))
  .slice(0, 30);

const AIRPORT_NAMES = airports().flatMap(({ value, label }) =>
  AIRPORTS.some(({ airport }) => airport === value)
    ? [{ value: String(value), label: String(label) }]
    : [],
);

export const barFixtures: Fixtures = {
  ...Object.fromEntries(
    Object.entries(columnFixtures).map(([name, fixture]) => [name, lay(fixture)]),
  ),
  airports: {
    about: "Bundled data: thirty airports, smallest first",
    locale: "en",
    chartType: "bar",
    dimensions: [{ id: "airport", label: "Airport", values: AIRPORT_NAMES }],
    measures: [{ id: "departures", label: "Departures" }],
    rows: AIRPORTS,
    fields: {
      y: { componentId: "airport", sorting: { sortingType: "byMeasure", sortingOrder: "asc" } },
      x: { componentId: "departures" },
      color: single(),
    },
  },
};
