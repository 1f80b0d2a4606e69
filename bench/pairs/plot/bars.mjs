import * as Plot from "@observablehq/plot";
import {
  BLUE,
  byYear,
  formatNumber,
  INK,
  isNarrow,
  largestFirst,
  shortAirport,
} from "../shared.mjs";

/** Bars from the largest, each with its number at its end: no axis is needed. */
const ranked = (rows, { name, value, width, marginLeft, format, rowHeight }) => ({
  height: rows.length * rowHeight + 12,
  marginLeft,
  marginRight: isNarrow(width) ? 52 : 64,
  marginTop: 0,
  marginBottom: 8,
  x: { axis: null },
  y: { label: null, tickSize: 0, padding: 0.2 },
  marks: [
    Plot.barX(rows, { x: value, y: name, fill: BLUE, sort: { y: "-x" } }),
    Plot.text(rows, {
      x: value,
      y: name,
      text: (row) => format(row[value]),
      textAnchor: "start",
      dx: 5,
      fill: INK,
      fontVariant: "tabular-nums",
    }),
    Plot.ruleX([0], { stroke: INK, insetTop: 8, insetBottom: 8 }),
  ],
});

export const states = ({ rows, width }) =>
  ranked(rows, {
    name: "state",
    value: "share",
    width,
    marginLeft: 92,
    format: (value) => `${value.toFixed(1)}%`,
    rowHeight: 24,
  });

export const airports = ({ rows: given, width }) => {
  const narrow = isNarrow(width);
  const rows = largestFirst(given, "departures").map((row) => ({
    ...row,
    airport: narrow ? shortAirport(row.airport) : row.airport,
  }));
  return ranked(rows, {
    name: "airport",
    value: "departures",
    width,
    marginLeft: narrow ? 128 : 330,
    format: formatNumber,
    rowHeight: 25,
  });
};

export const anomalies = ({ rows: given, width }) => {
  const rows = byYear(given);
  const narrow = isNarrow(width);
  return {
    height: narrow ? 300 : 460,
    marginLeft: 40,
    x: {
      type: "linear",
      label: null,
      tickFormat: "d",
      ticks: narrow ? 4 : 8,
      insetLeft: 4,
      insetRight: 4,
    },
    y: { grid: true, label: "°C", labelArrow: false, ticks: 6, tickFormat: "+.1f" },
    marks: [
      Plot.rectY(rows, {
        x1: ({ year }) => year - 0.42,
        x2: ({ year }) => year + 0.42,
        y: "anomaly",
        fill: ({ anomaly }) => (anomaly < 0 ? "#2166ac" : "#b2182b"),
      }),
      Plot.ruleY([0], { stroke: INK }),
    ],
  };
};

export const masses = ({ rows, width }) => {
  const narrow = isNarrow(width);
  return {
    height: narrow ? 300 : 420,
    marginLeft: 46,
    marginTop: 30,
    fx: { label: null, padding: 0.2 },
    x: { axis: null, padding: 0.08 },
    y: { grid: true, label: "g", labelArrow: false, ticks: 6, tickFormat: formatNumber },
    color: { domain: ["Female", "Male"], range: ["#e07b39", "#3b6fb6"], legend: true },
    marks: [
      Plot.barY(rows, { fx: "species", x: "sex", y: "body_mass", fill: "sex" }),
      Plot.ruleX(rows, {
        fx: "species",
        x: "sex",
        y1: (row) => row.body_mass - row.body_mass_se,
        y2: (row) => row.body_mass + row.body_mass_se,
        stroke: INK,
        strokeWidth: 1.5,
      }),
      Plot.text(rows, {
        fx: "species",
        x: "sex",
        y: "body_mass",
        text: (row) => formatNumber(Math.round(row.body_mass)),
        lineAnchor: "top",
        dy: 26,
        fill: "white",
        fontWeight: 600,
      }),
      Plot.ruleY([0], { stroke: INK }),
    ],
  };
};

export const wheatAndWages = ({ rows: given, width }) => {
  const rows = byYear(given);
  const narrow = isNarrow(width);
  return {
    height: narrow ? 320 : 460,
    marginLeft: 40,
    marginRight: narrow ? 60 : 110,
    x: { type: "linear", label: null, tickFormat: "d", ticks: narrow ? 4 : 10 },
    y: { grid: true, label: "Shillings", labelArrow: false, ticks: 6 },
    marks: [
      Plot.rectY(rows, {
        x1: ({ year }) => year - 2.2,
        x2: ({ year }) => year + 2.2,
        y: "wheat_price",
        fill: "#cfc6b8",
      }),
      Plot.lineY(rows, { x: "year", y: "wages", stroke: "#c44e52", strokeWidth: 2.5 }),
      Plot.text([{ year: 1822, y: 31 }], {
        x: "year",
        y: "y",
        text: () => (narrow ? "Weekly\nwage" : "Weekly wage"),
        fill: "#c44e52",
        fontWeight: 600,
        textAnchor: "start",
        dx: 10,
      }),
      Plot.text([{ year: 1822, y: 56 }], {
        x: "year",
        y: "y",
        text: () => (narrow ? "Price of\nwheat" : "Price of wheat"),
        fill: "#7d715e",
        fontWeight: 600,
        textAnchor: "start",
        dx: 10,
      }),
      Plot.ruleY([0], { stroke: INK }),
    ],
  };
};
