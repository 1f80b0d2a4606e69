import { COUNTRIES, countryRows, type Fixtures, segmentColor, YEAR } from "../shared.ts";

const kind = (name: string) => ({ extensions: { valueAxes: "fit", kind: name } });

const AGES = ["80 and over", "60 – 79", "40 – 59", "20 – 39", "0 – 19"];

export const kindFixtures: Fixtures = {
  "kind-dumbbell": {
    about: "Bundled data: life expectancy of two years as dots on one line",
    locale: "de",
    chartType: "bar",
    dimensions: [COUNTRIES, YEAR],
    measures: [{ id: "life_expect", label: "Life expectancy", unit: "years" }],
    rows: countryRows().filter(({ year }) => year === "1955" || year === "2005"),
    config: kind("dumbbell"),
    fields: {
      x: { componentId: "life_expect" },
      y: { componentId: "country", sorting: { sortingType: "byMeasure", sortingOrder: "desc" } },
      segment: { componentId: "year", type: "grouped", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "kind-dumbbell-values": {
    about: "Bundled data: fertility of three years as dots on one line, the outer ones with values",
    locale: "fr",
    chartType: "bar",
    dimensions: [COUNTRIES, YEAR],
    measures: [{ id: "fertility", label: "Children per woman" }],
    rows: countryRows().filter(({ year }) => ["1955", "1980", "2005"].includes(String(year))),
    config: kind("dumbbell"),
    fields: {
      x: { componentId: "fertility", showValues: true },
      y: { componentId: "country", sorting: { sortingType: "byMeasure", sortingOrder: "desc" } },
      segment: { componentId: "year", type: "stacked", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "kind-pyramid": {
    about: "Synthetic: a population by age and sex to either side",
    locale: "fr",
    chartType: "bar",
    dimensions: [
      {
        id: "age",
        label: "Age",
        values: AGES.map((label) => ({ value: label, label })),
      },
      { id: "sex", label: "Sex" },
    ],
    measures: [{ id: "people", label: "Population", unit: "persons" }],
    rows: AGES.flatMap((age, index) => [
      { age, sex: "Women", people: [310_000, 880_000, 1_270_000, 1_110_000, 850_000][index] ?? 0 },
      { age, sex: "Men", people: [190_000, 800_000, 1_290_000, 1_160_000, 900_000][index] ?? 0 },
    ]),
    config: kind("pyramid"),
    fields: {
      x: { componentId: "people" },
      y: { componentId: "age", sorting: { sortingType: "byAuto", sortingOrder: "asc" } },
      segment: { componentId: "sex", type: "grouped", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
  "kind-slope": {
    about: "Bundled data: of ten countries the first and the last year",
    locale: "en",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "life_expect", label: "Life expectancy", unit: "years" }],
    rows: countryRows(),
    config: kind("slope"),
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect" },
      segment: { componentId: "country", showValuesMapping: {} },
      color: segmentColor("category10"),
    },
  },
};
