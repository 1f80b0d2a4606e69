import type { ChartType } from "@statelier/document";

/** How another library draws a case: what its own guide recommends for this kind of chart. */
type Kind =
  | "columns"
  | "stacked columns"
  | "grouped columns"
  | "bars"
  | "stacked bars"
  | "lines"
  | "areas"
  | "dots"
  | "shares"
  | "two axes"
  | "columns and line";

/** One dataset; `x`, `y` and `color` are ids of the fixture's columns, `y` holds every measure of a combined chart. */
export type PairCase = {
  number: string;
  fixture: `${string}/${string}`;
  chartType: ChartType;
  kind: Kind;
  locale: "de" | "fr" | "en";
  title: string;
  description: string;
  x: string;
  y: string[];
  color?: string;
};

/** Twelve of the committed cases: what a newspaper would draw, and three that are hard. */
export const PAIR_CASES: readonly PairCase[] = [
  {
    number: "01",
    fixture: "column/electricity-totals",
    chartType: "column",
    kind: "stacked columns",
    locale: "en",
    title: "Renewables catch up with fossil fuels in Iowa",
    description: "Net generation of electricity in Iowa by source, GWh",
    x: "year",
    y: ["value"],
    color: "source",
  },
  {
    number: "02",
    fixture: "column/penguins-interval",
    chartType: "column",
    kind: "grouped columns",
    locale: "en",
    title: "Gentoo penguins are the heaviest",
    description: "Mean body mass of penguins on three Antarctic islands by species and sex, g",
    x: "species",
    y: ["body_mass"],
    color: "sex",
  },
  {
    number: "03",
    fixture: "bar/airports",
    chartType: "bar",
    kind: "bars",
    locale: "en",
    title: "Atlanta sends off the most flights",
    description: "Departures from the thirty busiest airports of the United States",
    x: "departures",
    y: ["airport"],
  },
  {
    number: "04",
    fixture: "bar/income-classes",
    chartType: "bar",
    kind: "stacked bars",
    locale: "en",
    title: "In Maryland one household in three has 100,000 dollars or more",
    description: "Households by yearly income in dollars in five states of the United States, %",
    x: "share",
    y: ["state"],
    color: "income_class",
  },
  {
    number: "05",
    fixture: "column/missing-year",
    chartType: "column",
    kind: "columns",
    locale: "en",
    title: "No year since 1976 was colder than the mean",
    description: "Difference of the world’s temperature from its long-term mean, 1970 to 1989, °C",
    x: "year",
    y: ["anomaly"],
  },
  {
    number: "06",
    fixture: "line/countries",
    chartType: "line",
    kind: "lines",
    locale: "en",
    title: "Lives have become longer, but not everywhere",
    description: "Life expectancy at birth in ten countries, years",
    x: "year",
    y: ["life_expect"],
    color: "country",
  },
  {
    number: "07",
    fixture: "area/electricity",
    chartType: "area",
    kind: "areas",
    locale: "en",
    title: "Renewables have grown to almost two fifths",
    description: "Net generation of electricity in Iowa by source, GWh",
    x: "year",
    y: ["value"],
    color: "segment",
  },
  {
    number: "08",
    fixture: "scatterplot/wealth-health",
    chartType: "scatterplot",
    kind: "dots",
    locale: "en",
    title: "Money buys years, at first",
    description: "Countries by income per person and life expectancy",
    x: "mx",
    y: ["my"],
    color: "segment",
  },
  {
    number: "09",
    fixture: "pie/population",
    chartType: "pie",
    kind: "shares",
    locale: "fr",
    title: "C’est en Asie de l’Est et dans le Pacifique que vit le plus de monde",
    description: "Population par région, personnes",
    x: "value",
    y: ["segment"],
    color: "segment",
  },
  {
    number: "10",
    fixture: "combo-line-single/goods-and-services",
    chartType: "comboLineSingle",
    kind: "lines",
    locale: "en",
    title: "Six jobs in seven are in services",
    description: "People employed in the United States by month, 2006 to 2015",
    x: "time",
    y: ["g", "s"],
  },
  {
    number: "11",
    fixture: "combo-line-dual/co2-temperature",
    chartType: "comboLineDual",
    kind: "two axes",
    locale: "de",
    title: "Mehr Kohlendioxid, höhere Temperatur",
    description:
      "Kohlendioxid in der Luft und Abweichung der Temperatur der Erde vom langjährigen Mittel",
    x: "time",
    y: ["c", "t"],
  },
  {
    number: "12",
    fixture: "combo-line-column/climate",
    chartType: "comboLineColumn",
    kind: "columns and line",
    locale: "en",
    title: "Seattle’s rain falls in winter",
    description: "Rain and warmest hours of the day in Seattle by month, 2014",
    x: "time",
    y: ["r", "t"],
  },
];
