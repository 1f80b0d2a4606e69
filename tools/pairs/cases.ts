import type { EditorEvent } from "@statelier/document";

/** Whole ids by the names at their ends. */
export type Names = {
  id: (component: string) => string;
  /** A value of a component. */
  value: (component: string, name: string) => string;
  /** Where a filter of a dimension stands. */
  filters: (component: string) => { cubeIri: string; dimensionId: string }[];
};

/** What an author does after the first chart, one thing after the other. */
type Steps = (names: Names) => EditorEvent[];

/** One chart of a bundled dataset: its first one, or one that an author makes of it. */
export type PairCase = {
  number: string;
  dataset: string;
  title: string;
  description: string;
  steps?: Steps;
  /** What the author does, in words. */
  form?: string;
};

const FIRST: readonly PairCase[] = [
  {
    number: "01",
    dataset: "iowa-electricity",
    title: "Renewables catch up with fossil fuels in Iowa",
    description: "Net generation of electricity by source, GWh, 2001 to 2017",
  },
  {
    number: "02",
    dataset: "penguins",
    title: "Adélie penguins live on all three islands",
    description: "Male penguins by species and island in the Palmer Archipelago",
  },
  {
    number: "03",
    dataset: "us-household-income",
    title: "In Utah every fifth household earns 50,000 to 74,999 dollars",
    description:
      "Households of this income in the twenty states with most of them, %, 2011 to 2013",
  },
  {
    number: "04",
    dataset: "co2-mauna-loa",
    title: "More carbon dioxide every year",
    description: "CO₂ in the air above Mauna Loa, month by month, ppm, March 1958 to April 2020",
  },
  {
    number: "05",
    dataset: "global-temperature",
    title: "The warmest years are the latest ones",
    description: "Global temperature, departure from the mean of 1951 to 1980, °C",
  },
  {
    number: "06",
    dataset: "life-expectancy",
    title: "The longest lives grew longer by a decade and more",
    description: "Life expectancy in the seven countries where it is highest, years, 1955 to 2005",
  },
  {
    number: "07",
    dataset: "us-employment",
    title: "The crisis of 2008 cost nine million jobs",
    description: "Employees outside farming in the United States, thousands, 2006 to 2015",
  },
  {
    number: "08",
    dataset: "us-unemployment",
    title: "In 2009 all industries let people go at once",
    description:
      "Unemployed people in the seven industries with most of them, thousands, 2000 to 2010",
  },
  {
    number: "09",
    dataset: "weather-seattle-new-york",
    title: "New York has the hotter summers and the colder winters",
    description: "Highest temperature of each day in New York and Seattle, °C, 2012 to 2015",
  },
  {
    number: "10",
    dataset: "wheat-wages",
    title: "In 1810 wheat cost twice what it had cost a generation before",
    description: "Price of wheat in England, shillings per quarter, 1565 to 1820",
  },
  {
    number: "11",
    dataset: "engineers-hurricanes",
    title: "Engineers are no matter of size",
    description: "States of the United States: engineers per 1,000 people, and population",
  },
  {
    number: "12",
    dataset: "us-flights",
    title: "The more departures, the more destinations",
    description:
      "Airports of the United States: destinations without a stop, and departures in 2008",
  },
  {
    number: "13",
    dataset: "wealth-health",
    title: "Where incomes are higher, lives are longer",
    description: "187 countries: life expectancy in years, and income per person in dollars",
  },
];

const LARGEST_AIRPORTS =
  "ATL ORD DFW DEN LAX PHX IAH LAS DTW SFO SLC EWR MCO MSP CLT LGA BOS JFK BWI SEA".split(" ");

const CHOSEN: readonly PairCase[] = [
  {
    number: "14",
    dataset: "wealth-health",
    title: "Each doubling of income goes with longer lives",
    description:
      "187 countries: life expectancy in years, income per person in dollars, population",
    form: "income on a logarithmic axis, areas by population, seven countries named",
    steps: ({ id, value }) => {
      const names = ["CHN", "IND", "USA", "NGA", "CHE", "LSO", "QAT"];
      const countries = names.map((name) => value("country", name));
      const set = (path: string[], own: unknown): EditorEvent => ({
        type: "CHART_FIELD_UPDATED",
        field: "extensions",
        path,
        value: own,
      });
      return [
        set(["logAxes", id("income")], true),
        set(["dotSize"], id("population")),
        set(["pointLabels", id("country")], countries),
      ];
    },
  },
  {
    number: "15",
    dataset: "penguins",
    title: "Gentoo penguins weigh much more than Adélie penguins",
    description: "Mean body mass on the Biscoe Islands by species and sex, g, with standard errors",
    form: "columns of body mass, the two sexes side by side, on the Biscoe Islands",
    steps: ({ id, value, filters }) => [
      { type: "CHART_TYPE_CHANGED", chartType: "column" },
      { type: "CHART_FIELD_CHANGED", field: "y", componentId: id("body_mass") },
      { type: "CHART_FIELD_CHANGED", field: "segment", componentId: id("sex") },
      { type: "FILTER_SET_SINGLE", filters: filters("island"), value: value("island", "biscoe") },
      {
        type: "CHART_CONFIG_FILTER_SET_MULTI",
        filters: filters("sex"),
        values: [value("sex", "female"), value("sex", "male")],
      },
    ],
  },
  {
    number: "16",
    dataset: "us-flights",
    title: "Atlanta sends off the most flights",
    description: "Departures from the twenty busiest airports of the United States in 2008",
    form: "bars of the twenty airports with most departures",
    steps: ({ value, filters, id }) => [
      { type: "CHART_TYPE_CHANGED", chartType: "bar" },
      { type: "CHART_FIELD_CHANGED", field: "x", componentId: id("departures") },
      { type: "CHART_FIELD_CHANGED", field: "y", componentId: id("airport") },
      {
        type: "CHART_CONFIG_FILTER_SET_MULTI",
        filters: filters("airport"),
        values: LARGEST_AIRPORTS.map((name) => value("airport", name)),
      },
    ],
  },
  {
    number: "17",
    dataset: "us-unemployment",
    title: "Construction was hit hardest",
    description: "Unemployed people by industry, thousands, 2000 to 2010",
    form: "a small chart for each industry",
    steps: ({ id }) => [
      { type: "CHART_FIELD_DELETED", field: "segment" },
      {
        type: "CHART_FIELD_UPDATED",
        field: "extensions",
        path: ["panels"],
        value: { dimension: id("industry"), order: "largest" },
      },
    ],
  },
  {
    number: "18",
    dataset: "wheat-wages",
    title: "Wages rose while the price of wheat went up and down",
    description: "England, 1565 to 1820: wheat in shillings per quarter, wages in shillings a week",
    form: "columns and a line",
    steps: () => [{ type: "CHART_TYPE_CHANGED", chartType: "comboLineColumn" }],
  },
  {
    number: "19",
    dataset: "global-temperature",
    title: "No year since 1976 was cooler than the mean",
    description: "Global temperature, departure from the mean of 1951 to 1980, °C",
    form: "columns, red above zero and blue below",
    steps: () => [
      { type: "CHART_TYPE_CHANGED", chartType: "column" },
      { type: "CHART_COLOR_CHANGED", color: "#b2182b" },
      {
        type: "CHART_FIELD_UPDATED",
        field: "extensions",
        path: ["belowZero"],
        value: "#2166ac",
      },
    ],
  },
  {
    number: "20",
    dataset: "us-household-income",
    title: "In Maryland one household in three has 100,000 dollars or more",
    description: "Households by yearly income in dollars in five states, %, 2011 to 2013",
    form: "stacked bars of five states in all classes of income, which its author says add up",
    steps: ({ id, value, filters }) => [
      {
        type: "CHART_FIELD_UPDATED",
        field: "extensions",
        path: ["additive", id("share")],
        value: true,
      },
      { type: "CHART_FIELD_CHANGED", field: "segment", componentId: id("income_class") },
      {
        type: "CHART_CONFIG_FILTER_SET_MULTI",
        filters: filters("state"),
        values: ["24", "28", "36", "48", "54"].map((state) => value("state", state)),
      },
      {
        type: "CHART_FIELD_UPDATED",
        field: "y",
        path: ["sorting"],
        value: { sortingType: "byMeasure", sortingOrder: "desc" },
      },
    ],
  },
];

/** The first chart of each bundled dataset, and a chosen form of some until there are twenty. */
export const PAIR_CASES: readonly PairCase[] = [...FIRST, ...CHOSEN];
