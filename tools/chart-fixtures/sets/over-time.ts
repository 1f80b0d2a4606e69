import { carbonDioxide, temperature, unemployment, wheat } from "../sample-rows.ts";
import {
  conversion,
  COUNTRIES,
  countryRows,
  electricityRows,
  FIT,
  type Fixtures,
  GENERATION,
  limit,
  limitStyle,
  segmentColor,
  single,
  SOURCES,
  timeRange,
  YEAR,
} from "../shared.ts";

const MONTH = { id: "month", label: "Month", timeUnit: "Month" as const };
const CO2 = {
  id: "co2",
  label: "Carbon dioxide in the air",
  unit: "ppm",
  scaleType: "Interval" as const,
};
const LIFE = {
  id: "life_expect",
  label: "Life expectancy",
  unit: "years",
  scaleType: "Interval" as const,
};
const RATE = { id: "rate", label: "Unemployment", unit: "%" };
const INDUSTRIES = [
  "Agriculture",
  "Construction",
  "Education and Health",
  "Government",
  "Information",
];

const LIMITS = [
  limit({ type: "single", value: 12 }, "Circle", [{ value: "2005" }]),
  limit({ type: "single", value: 15 }, "Cross", [{ value: "2007" }]),
  limit({ type: "value-range", min: 16, max: 19 }, "Triangles", [{ value: "2009" }]),
  limit({ type: "single", value: 8 }, "Path", [
    { type: "time-from", value: "2010" },
    { type: "time-to", value: "2014" },
  ]),
  limit({ type: "value-range", min: 4, max: 6 }, "Corridor"),
];

const STYLES = [
  limitStyle("#d62728", "solid", "circle", ["2005"]),
  limitStyle("#9467bd", "solid", "cross", ["2007"]),
  limitStyle("#2ca02c", "solid", "triangle", ["2009"]),
  limitStyle("#ff7f0e", "dashed", undefined, ["2010", "2014"]),
  limitStyle("#8c564b", "solid"),
];

const LIMITED_ROWS = Array.from({ length: 15 }, (_, index) => ({
  year: String(2000 + index),
  value: 18 - index * 0.9 + (index % 3),
}));

const limited = (chartType: "line" | "area", color: string) => ({
  about: "Synthetic: limits as symbols, over a span of years and over the whole chart",
  locale: "en" as const,
  chartType,
  dimensions: [YEAR],
  measures: [{ id: "value", label: "Emissions", unit: "kt", limits: LIMITS }],
  rows: LIMITED_ROWS,
  config: { limits: { value: STYLES } },
  fields: {
    x: { componentId: "year" },
    y: { componentId: "value" },
    color: single(color),
  },
});

const fitted = (about: string, config: Record<string, unknown>) => ({
  about,
  locale: "en" as const,
  chartType: "line" as const,
  dimensions: [YEAR, COUNTRIES],
  measures: [{ ...LIFE, scaleType: "Ratio" as const }],
  rows: countryRows().filter(({ country }) => ["China", "Japan"].includes(String(country))),
  config,
  fields: {
    x: { componentId: "year" },
    y: { componentId: "life_expect" },
    segment: { componentId: "country", showValuesMapping: {} },
    color: segmentColor("category10"),
  },
});

export const lineFixtures: Fixtures = {
  "population-log": {
    about: "Bundled data: ten countries on a logarithmic axis",
    locale: "fr",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "pop", label: "Population", unit: "personnes" }],
    rows: countryRows(),
    config: { extensions: { ...FIT.extensions, logAxes: { pop: true } } },
    fields: {
      x: { componentId: "year" },
      y: { componentId: "pop" },
      segment: { componentId: "country", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "limits-parts": limited("line", "#1f77b4"),
  "no-data": {
    about: "Synthetic: no observation",
    locale: "it",
    chartType: "line",
    dimensions: [YEAR],
    measures: [{ id: "value", label: "Superficie", unit: "ha" }],
    rows: [],
    fields: { x: { componentId: "year" }, y: { componentId: "value" }, color: single() },
  },
  interval: {
    about: "Synthetic: two series with confidence intervals of unequal sides and medium dots",
    locale: "en",
    chartType: "line",
    dimensions: [YEAR, { id: "group", label: "Group" }],
    measures: [
      {
        id: "value",
        label: "Households without work",
        unit: "%",
        bounds: { upper: "upper", lower: "lower" },
      },
    ],
    rows: ["Couples", "Singles"].flatMap((group, series) =>
      Array.from({ length: 9 }, (_, index) => ({
        year: String(2015 + index),
        group,
        value: 6 + series * 5 + ((index * 7) % 5) / 2,
        upper: 1.2,
        lower: 0.7,
      })),
    ),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value", showDots: true, showDotsSize: "Medium" },
      segment: { componentId: "group", showValuesMapping: {} },
      color: segmentColor("category10", { Couples: "#0a5a6b" }),
    },
  },
  "carbon-dioxide": {
    about: "Bundled data: months from one year to another, three of them missing",
    locale: "en",
    chartType: "line",
    dimensions: [MONTH],
    measures: [CO2],
    rows: carbonDioxide().filter(({ month }) => String(month) < "1970"),
    config: timeRange("month", "1958", "1964"),
    fields: { x: { componentId: "month" }, y: { componentId: "co2" }, color: single("#8c564b") },
  },
  countries: {
    about: "Bundled data: ten countries by abbreviation, from last to first, with small dots",
    locale: "fr",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [LIFE],
    rows: countryRows(),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect", showDots: true, showDotsSize: "Small" },
      segment: {
        componentId: "country",
        useAbbreviations: true,
        showValuesMapping: {},
        sorting: { sortingType: "byDimensionLabel", sortingOrder: "desc" },
      },
      color: segmentColor("tableau10"),
    },
  },
  "countries-domain": {
    about: "Bundled data: ends of the axis set by the author, lines that leave it",
    locale: "de",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [LIFE],
    rows: countryRows().filter(({ country }) =>
      ["China", "Japan", "Kenya", "Switzerland"].includes(String(country)),
    ),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect", customDomain: [50, 90] },
      segment: { componentId: "country", showValuesMapping: {} },
      color: segmentColor("accent"),
    },
  },
  fahrenheit: {
    about: "Bundled data: converted to another unit",
    locale: "it",
    chartType: "line",
    dimensions: [YEAR],
    measures: [{ id: "anomaly", label: "Temperature anomaly", unit: "°C", scaleType: "Interval" }],
    rows: temperature(),
    config: conversion("anomaly", 1.8, "°F"),
    fields: { x: { componentId: "year" }, y: { componentId: "anomaly" }, color: single("#d62728") },
  },
  unemployment: {
    about: "Bundled data: five industries by month over ten years",
    locale: "de",
    chartType: "line",
    dimensions: [MONTH, { id: "industry", label: "Industry" }],
    measures: [RATE],
    rows: unemployment().filter(({ industry }) => INDUSTRIES.includes(String(industry))),
    fields: {
      x: { componentId: "month" },
      y: { componentId: "rate" },
      segment: {
        componentId: "industry",
        showTitle: false,
        showValuesMapping: {},
        sorting: { sortingType: "byAuto", sortingOrder: "desc" },
      },
      color: segmentColor("set1"),
    },
  },
  wages: {
    about: "Bundled data: large dots and values every fifth year over two centuries",
    locale: "en",
    chartType: "line",
    dimensions: [YEAR],
    measures: [{ id: "wages", label: "Weekly wage", unit: "pence" }],
    rows: wheat().filter(({ year }) => Number(year) >= 1690),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "wages", showDots: true, showDotsSize: "Large", showValues: true },
      color: single("#17becf"),
    },
  },
  "countries-fit": fitted("Bundled data: the axis fits the data", FIT),
  "countries-from-zero": fitted("Bundled data: the axis starts at zero, as the author asks", {
    extensions: { ...FIT.extensions, axisStarts: { life_expect: "zero" } },
  }),
  "countries-from-data": fitted("Bundled data: the axis starts at the data, as the author asks", {
    extensions: { ...FIT.extensions, axisStarts: { life_expect: "data" } },
  }),
  several: {
    about: "Bundled data: several sources at one place, because no filter picks one",
    locale: "fr",
    chartType: "line",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(),
    fields: { x: { componentId: "year" }, y: { componentId: "value" }, color: single() },
  },
};

const SOURCE_COLORS = ["#525252", "#b2182b", "#1b7837"];

const carryColor = <T extends object>(value: T, index: number): T & { color: string } => ({
  ...value,
  color: SOURCE_COLORS[index] ?? "",
});

export const areaFixtures: Fixtures = {
  "limits-parts": limited("area", "#aec7e8"),
  "electricity-range": {
    about: "Bundled data: from 2004 to 2012, in the colours that the sources carry",
    locale: "fr",
    chartType: "area",
    dimensions: [YEAR, { ...SOURCES, values: SOURCES.values.map(carryColor) }],
    measures: [GENERATION],
    rows: electricityRows(),
    config: timeRange("year", "2004", "2012"),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value" },
      segment: { componentId: "source", showValuesMapping: {} },
      color: segmentColor("dimension"),
    },
  },
  "electricity-converted": {
    about: "Bundled data: converted, abbreviated, from last to first, ends of the axis set",
    locale: "de",
    chartType: "area",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(),
    config: conversion("value", 0.001, "TWh"),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value", customDomain: [0, 80] },
      segment: {
        componentId: "source",
        useAbbreviations: true,
        showTitle: false,
        showValuesMapping: {},
        sorting: { sortingType: "byDimensionLabel", sortingOrder: "desc" },
      },
      color: segmentColor("oranges", { Renewables: "#336699" }),
    },
  },
};

const sources = ["Fossil Fuels", "Nuclear Energy", "Renewables"];

/** Electricity with a measure for each source. */
const wideElectricity = () =>
  [...new Set(electricityRows().map(({ year }) => year))].map((year) =>
    Object.fromEntries([
      ["year", year ?? null],
      ...electricityRows()
        .filter((row) => row["year"] === year)
        .map((row) => [`m${sources.indexOf(String(row["source"]))}`, row["value"] ?? null]),
    ]),
  );

const WIDE = sources.map((label, index) => ({ id: `m${index}`, label, unit: "GWh" }));
const SINCE_2005 = timeRange("year", "2005", "2017");

const MEASURE_COLORS = {
  type: "measures",
  paletteId: "dark2",
  colorMapping: { m0: "#555555", m1: "#c23b22", m2: "#228b22" },
};

const combo = (chartType: "comboLineSingle" | "comboLineDual" | "comboLineColumn") => ({
  locale: "en" as const,
  chartType,
  dimensions: [YEAR],
  measures: WIDE,
  rows: wideElectricity(),
});

export const comboLineSingleFixtures: Fixtures = {
  "nuclear-fit": {
    about: "Bundled data: the axis fits one measure of which zero is far",
    ...combo("comboLineSingle"),
    config: FIT,
    fields: {
      x: { componentId: "year" },
      y: { componentIds: ["m1"] },
      color: MEASURE_COLORS,
    },
  },
  "electricity-converted": {
    about: "Bundled data: three measures converted to one unit, since 2005",
    ...combo("comboLineSingle"),
    config: {
      ...SINCE_2005,
      conversionUnitsByComponentId: Object.fromEntries(
        WIDE.map(({ id }) => [id, conversion(id, 0.001, "TWh").conversionUnitsByComponentId[id]]),
      ),
    },
    fields: {
      x: { componentId: "year" },
      y: { componentIds: ["m0", "m1", "m2"] },
      color: MEASURE_COLORS,
    },
  },
};

export const comboLineDualFixtures: Fixtures = {
  "nuclear-fit": {
    about: "Bundled data: both axes fit their measures",
    ...combo("comboLineDual"),
    config: FIT,
    fields: {
      x: { componentId: "year" },
      y: { leftAxisComponentId: "m1", rightAxisComponentId: "m0" },
      color: MEASURE_COLORS,
    },
  },
  "electricity-converted": {
    about: "Bundled data: the measure at right converted, since 2005",
    ...combo("comboLineDual"),
    config: { ...SINCE_2005, ...conversion("m2", 0.001, "TWh") },
    fields: {
      x: { componentId: "year" },
      y: { leftAxisComponentId: "m1", rightAxisComponentId: "m2" },
      color: MEASURE_COLORS,
    },
  },
};

export const comboLineColumnFixtures: Fixtures = {
  "nuclear-fit": {
    about: "Bundled data: the axis of the line fits, that of the columns starts at zero",
    ...combo("comboLineColumn"),
    config: FIT,
    fields: {
      x: { componentId: "year" },
      y: { lineComponentId: "m1", columnComponentId: "m0", lineAxisOrientation: "right" },
      color: MEASURE_COLORS,
    },
  },
  "electricity-converted": {
    about: "Bundled data: the measure of the columns converted, since 2005",
    ...combo("comboLineColumn"),
    config: { ...SINCE_2005, ...conversion("m0", 0.001, "TWh") },
    fields: {
      x: { componentId: "year" },
      y: { lineComponentId: "m1", columnComponentId: "m0", lineAxisOrientation: "right" },
      color: MEASURE_COLORS,
    },
  },
};
