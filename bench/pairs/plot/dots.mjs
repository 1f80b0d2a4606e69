import * as Plot from "@observablehq/plot";
import { BLUE, formatShort, INK, isNarrow, shortAirport } from "../shared.mjs";

const frame = (width) => ({
  height: isNarrow(width) ? 340 : 560,
  marginLeft: 46,
  marginRight: isNarrow(width) ? 36 : 44,
  marginBottom: 40,
});

const dots = (rows, { x, y, width }) =>
  Plot.dot(rows, {
    x,
    y,
    r: isNarrow(width) ? 2.8 : 4,
    fill: BLUE,
    fillOpacity: 0.45,
    stroke: BLUE,
    strokeWidth: 0.8,
  });

const names = (rows, { x, y, text, width, ...more }) =>
  Plot.text(rows, {
    x,
    y,
    text,
    dx: 7,
    textAnchor: "start",
    fontSize: isNarrow(width) ? 11.5 : 13,
    fill: INK,
    stroke: "white",
    strokeWidth: 3,
    ...more,
  });

const pick = (rows, name, wanted) => rows.filter((row) => wanted.includes(row[name]));

export const engineers = ({ rows, width }) => {
  const wanted = isNarrow(width)
    ? ["California", "Texas", "Michigan", "Washington", "District of Columbia"]
    : [
        "California",
        "Texas",
        "Michigan",
        "Washington",
        "District of Columbia",
        "New York",
        "Florida",
        "Massachusetts",
        "Virginia",
        "Puerto Rico",
        "Maryland",
      ];
  const [left, right] = [["California"], wanted.filter((name) => name !== "California")];
  const at = { x: "population", y: "engineers", text: "state", width };
  return {
    ...frame(width),
    x: {
      label: "Population (millions)",
      labelArrow: false,
      labelAnchor: "right",
      grid: true,
      zero: true,
      nice: true,
      ticks: isNarrow(width) ? 4 : 8,
      transform: (value) => value / 1e6,
    },
    y: {
      label: "Engineers per 1,000 people",
      labelArrow: false,
      grid: true,
      zero: true,
      nice: true,
      ticks: 6,
    },
    marks: [
      dots(rows, { x: "population", y: "engineers", width }),
      names(pick(rows, "state", right), at),
      names(pick(rows, "state", left), { ...at, dx: -7, textAnchor: "end" }),
    ],
  };
};

export const airports = ({ rows, width }) => {
  const largest = rows
    .toSorted((a, b) => b.departures - a.departures)
    .slice(0, isNarrow(width) ? 3 : 5);
  const named = largest.map((row) => ({ ...row, airport: shortAirport(row.airport) }));
  const at = { x: "departures", y: "destinations", text: "airport", width };
  return {
    ...frame(width),
    x: {
      label: "Departures",
      labelArrow: false,
      labelAnchor: "right",
      grid: true,
      ticks: isNarrow(width) ? 4 : 8,
      tickFormat: formatShort,
      zero: true,
      nice: true,
    },
    y: { label: "Destinations", labelArrow: false, grid: true, zero: true, nice: true, ticks: 6 },
    marks: [
      dots(rows, { x: "departures", y: "destinations", width }),
      names(named, { ...at, dx: -8, textAnchor: "end" }),
    ],
  };
};

const wealth = (width) => ({
  ...frame(width),
  x: {
    type: "log",
    label: isNarrow(width)
      ? "Income (international dollars, log scale)"
      : "Income per person (international dollars, log scale)",
    labelArrow: false,
    labelAnchor: "right",
    grid: true,
    ticks: isNarrow(width) ? [1000, 10_000, 100_000] : [1000, 3000, 10_000, 30_000, 100_000],
    tickFormat: formatShort,
  },
  y: { label: "Life expectancy (years)", labelArrow: false, grid: true, nice: true, ticks: 6 },
});

const AT = { x: "income", y: "life_expectancy", text: "country" };

export const nations = ({ rows, width }) => ({
  ...wealth(width),
  marks: [
    dots(rows, { ...AT, width }),
    names(
      pick(
        rows,
        "country",
        isNarrow(width)
          ? ["Lesotho", "Qatar", "Japan"]
          : [
              "Lesotho",
              "Qatar",
              "Japan",
              "Switzerland",
              "United States",
              "China",
              "India",
              "Nigeria",
              "Equatorial Guinea",
            ],
      ),
      { ...AT, width, dx: 8 },
    ),
  ],
});

export const peoples = ({ rows, width }) => ({
  ...wealth(width),
  r: { domain: [0, 1.4e9], range: [1.5, isNarrow(width) ? 22 : 38] },
  marks: [
    Plot.dot(rows, {
      x: "income",
      y: "life_expectancy",
      r: "population",
      fill: BLUE,
      fillOpacity: 0.4,
      stroke: "white",
      strokeWidth: 1,
      sort: { channel: "-r" },
    }),
    names(pick(rows, "country", ["China", "India", "United States", "Nigeria"]), {
      ...AT,
      width,
      dx: 0,
      textAnchor: "middle",
      fontWeight: 600,
    }),
    names(pick(rows, "country", ["Switzerland", "Lesotho"]), {
      ...AT,
      width,
      dx: 6,
      fontWeight: 600,
    }),
    names(pick(rows, "country", ["Qatar"]), {
      ...AT,
      width,
      dx: 0,
      dy: 12,
      textAnchor: "middle",
      fontWeight: 600,
    }),
  ],
});
