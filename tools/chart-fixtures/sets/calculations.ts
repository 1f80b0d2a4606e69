import { carbonDioxide, unemployment, weather } from "../sample-rows.ts";
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

const MONTH = { id: "month", label: "Month", timeUnit: "Month" as const };

const calculated = (calculation: Record<string, unknown>) => ({
  extensions: { valueAxes: "fit", calculation },
});

const POPULATION = { id: "pop", label: "Population", unit: "persons" };

export const calculationFixtures: Fixtures = {
  "calculated-index": {
    about: "Bundled data: three sources as an index on a year that the author chose",
    locale: "de",
    chartType: "line",
    dimensions: [YEAR, SOURCES],
    measures: [GENERATION],
    rows: electricityRows(),
    config: calculated({ type: "index", period: "2005" }),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "value" },
      segment: { componentId: "source", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "calculated-average": {
    about: "Bundled data: the average of twelve months, without those that lack one",
    locale: "fr",
    chartType: "line",
    dimensions: [MONTH],
    measures: [{ id: "co2", label: "Carbon dioxide in the air", unit: "ppm" }],
    rows: carbonDioxide().filter(({ month }) => String(month) < "1970"),
    config: calculated({ type: "average", periods: 12 }),
    fields: { x: { componentId: "month" }, y: { componentId: "co2" }, color: single("#8c564b") },
  },
  smoothed: {
    about: "Bundled data: the mean of 31 days of two cities over dots of the days",
    locale: "fr",
    chartType: "line",
    dimensions: [
      { id: "date", label: "Date", timeUnit: "Day" as const },
      { id: "city", label: "City" },
    ],
    measures: [{ id: "high", label: "Highest temperature", unit: "°C", scaleType: "Interval" }],
    rows: weather().filter(({ date }) => String(date) < "2013-07"),
    config: { extensions: { valueAxes: "fit", lineEnds: "values", smoothing: 31 } },
    fields: {
      x: { componentId: "date" },
      y: { componentId: "high" },
      segment: { componentId: "city", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "calculated-year": {
    about: "Bundled data: change of a rate on the year before, in percentage points",
    locale: "it",
    chartType: "line",
    dimensions: [MONTH, { id: "industry", label: "Industry" }],
    measures: [{ id: "rate", label: "Unemployment", unit: "%" }],
    rows: unemployment().filter(({ industry }) =>
      ["Construction", "Government"].includes(String(industry)),
    ),
    config: calculated({ type: "year" }),
    fields: {
      x: { componentId: "month" },
      y: { componentId: "rate" },
      segment: { componentId: "industry", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "calculated-change": {
    about: "Bundled data: change of renewables on the year before, in percent",
    locale: "en",
    chartType: "column",
    dimensions: [YEAR],
    measures: [GENERATION],
    rows: electricityRows().filter(({ source }) => source === "Renewables"),
    config: calculated({ type: "previous" }),
    fields: { x: { componentId: "year" }, y: { componentId: "value" }, color: single("#2ca02c") },
  },
  "calculated-share": {
    about: "Bundled data: shares of the population of ten countries",
    locale: "de",
    chartType: "bar",
    dimensions: [COUNTRIES],
    measures: [POPULATION],
    rows: countryRows("2005"),
    config: calculated({ type: "share" }),
    fields: {
      x: { componentId: "pop" },
      y: {
        componentId: "country",
        sorting: { sortingType: "byMeasure", sortingOrder: "desc" },
      },
      color: single(),
    },
  },
  "calculated-heads": {
    about: "Synthetic: cars per 1,000 inhabitants",
    locale: "fr",
    chartType: "bar",
    dimensions: [{ id: "place", label: "Canton" }],
    measures: [
      { id: "cars", label: "Voitures" },
      { id: "people", label: "Population" },
    ],
    rows: [
      { place: "Genève", cars: 214_000, people: 509_448 },
      { place: "Vaud", cars: 428_000, people: 822_968 },
      { place: "Jura", cars: 44_500, people: 73_865 },
      { place: "Neuchâtel", cars: 96_100, people: null },
    ],
    config: calculated({ type: "perCapita", populationId: "people", heads: 1000 }),
    fields: { x: { componentId: "cars" }, y: { componentId: "place" }, color: single("#8c564b") },
  },
};
