import { temperature } from "../sample-rows.ts";
import { COUNTRIES, countryRows, type Fixtures, segmentColor, single, YEAR } from "../shared.ts";

const CANTONS = ["Zürich", "Bern", "Vaud", "Ticino", "Valais", "Jura"];
const CHANGES = [1.9, 0.7, 1.4, -0.4, 0.2, -1.1];

const ANSWERS = [
  "Strongly disagree",
  "Disagree",
  "Neither agree nor disagree",
  "Agree",
  "Strongly agree",
];
const QUESTIONS = ["Housing is affordable", "Trains run on time", "Schools are good"];
const SHARES = [
  [31, 34, 14, 15, 6],
  [8, 15, 19, 38, 20],
  [4, 9, 25, 43, 19],
];

/** The colours of answers round their middle, as an author's document has them. */
const ROUND_MIDDLE = Object.fromEntries(
  ["#b2182b", "#f4a582", "#f7f7f7", "#92c5de", "#2166ac"].map((color, index) => [
    ANSWERS[index] ?? "",
    color,
  ]),
);

export const orderFixtures: Fixtures = {
  "below-zero": {
    about: "Bundled data: years below zero in a colour of their own",
    locale: "de",
    chartType: "column",
    dimensions: [YEAR],
    measures: [
      { id: "anomaly", label: "Abweichung der Temperatur", unit: "°C", scaleType: "Interval" },
    ],
    rows: temperature().filter(({ year }) => Number(year) >= 1940),
    config: { extensions: { valueAxes: "fit", belowZero: "#2166ac" } },
    fields: {
      x: { componentId: "year" },
      y: { componentId: "anomaly" },
      color: single("#b2182b"),
    },
  },
  "bars-below-zero": {
    about: "Synthetic: what shrinks in a colour of its own",
    locale: "fr",
    chartType: "bar",
    dimensions: [{ id: "canton", label: "Canton" }],
    measures: [
      { id: "value", label: "Évolution de la population", unit: "%", scaleType: "Interval" },
    ],
    rows: CANTONS.map((canton, index) => ({ canton, value: CHANGES[index] ?? 0 })),
    config: { extensions: { valueAxes: "fit", belowZero: "#d55e00" } },
    fields: {
      x: { componentId: "value" },
      y: { componentId: "canton", sorting: { sortingType: "byMeasure", sortingOrder: "desc" } },
      color: single("#1f77b4"),
    },
  },
  "round-a-middle": {
    about: "Synthetic: answers from no to yes in colours that part at their middle",
    locale: "en",
    chartType: "bar",
    dimensions: [
      { id: "question", label: "Question" },
      { id: "answer", label: "Answer", values: ANSWERS.map((label) => ({ value: label, label })) },
    ],
    measures: [{ id: "share", label: "Share of answers", unit: "%" }],
    rows: QUESTIONS.flatMap((question, row) =>
      ANSWERS.map((answer, index) => ({ question, answer, share: SHARES[row]?.[index] ?? 0 })),
    ),
    fields: {
      x: { componentId: "share" },
      y: { componentId: "question" },
      segment: {
        componentId: "answer",
        type: "stacked",
        sorting: { sortingType: "byAuto", sortingOrder: "asc" },
        showValuesMapping: {},
      },
      color: segmentColor("RdBu", ROUND_MIDDLE),
    },
  },
  "along-blues": {
    about: "Bundled data: countries along a palette of numbers",
    locale: "it",
    chartType: "line",
    dimensions: [YEAR, COUNTRIES],
    measures: [{ id: "life_expect", label: "Speranza di vita", unit: "anni" }],
    rows: countryRows(),
    config: { extensions: { valueAxes: "fit" } },
    fields: {
      x: { componentId: "year" },
      y: { componentId: "life_expect" },
      segment: { componentId: "country", showValuesMapping: {} },
      color: segmentColor("blues"),
    },
  },
};
