import { unemployment, wealth } from "../sample-rows.ts";
import { COUNTRIES, countryRows, type Fixtures, segmentColor, YEAR } from "../shared.ts";

const largest = (count: number) => ({
  extensions: { stacking: "additive", largest: count },
});

const POPULATION = { id: "pop", label: "Population", unit: "persons" };

export const largestFixtures: Fixtures = {
  "largest-industries": {
    about: "Bundled data: the five industries with most people out of work, and all others as one",
    locale: "fr",
    chartType: "area",
    dimensions: [
      { id: "month", label: "Mois", timeUnit: "Month" },
      { id: "industry", label: "Branche" },
    ],
    measures: [{ id: "unemployed", label: "Chômeurs", unit: "milliers" }],
    rows: unemployment(),
    config: largest(5),
    fields: {
      x: { componentId: "month" },
      y: { componentId: "unemployed" },
      segment: {
        componentId: "industry",
        sorting: { sortingType: "byTotalSize", sortingOrder: "desc" },
        showValuesMapping: {},
      },
      color: segmentColor("category10"),
    },
  },
  "largest-countries": {
    about: "Bundled data: the five most populous of ten countries, the others as one",
    locale: "en",
    chartType: "column",
    dimensions: [YEAR, COUNTRIES],
    measures: [POPULATION],
    rows: countryRows(),
    config: largest(5),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "pop" },
      segment: { componentId: "country", type: "stacked", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "largest-countries-turned": {
    about: "Bundled data: the five most populous of ten countries, the others as one, in percent",
    locale: "de",
    chartType: "bar",
    dimensions: [YEAR, COUNTRIES],
    measures: [POPULATION],
    rows: countryRows(),
    config: {
      ...largest(5),
      interactiveFiltersConfig: {
        legend: { active: false, componentId: "" },
        timeRange: {
          active: false,
          componentId: "",
          presets: { type: "range", from: "", to: "" },
        },
        dataFilters: { active: false, componentIds: [] },
        calculation: { active: false, type: "percent" },
      },
    },
    fields: {
      x: { componentId: "pop" },
      y: { componentId: "year" },
      segment: {
        componentId: "country",
        type: "stacked",
        sorting: { sortingType: "byTotalSize", sortingOrder: "asc" },
        showValuesMapping: {},
      },
      color: segmentColor("category10"),
    },
  },
  "largest-of-the-world": {
    about: "Bundled data: the nine most populous countries of the world, all others as one",
    locale: "it",
    chartType: "pie",
    dimensions: [{ id: "country", label: "Paese" }],
    measures: [{ id: "population", label: "Popolazione", unit: "persone" }],
    rows: wealth(),
    config: largest(9),
    fields: {
      y: { componentId: "population", showValues: true },
      segment: {
        componentId: "country",
        sorting: { sortingType: "byMeasure", sortingOrder: "desc" },
        showValuesMapping: {},
      },
      color: segmentColor("category10"),
    },
  },
};
