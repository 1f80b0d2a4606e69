import * as Plot from "@observablehq/plot";
import {
  BLUE,
  byDate,
  byLastValue,
  byYear,
  COLORS,
  formatNumber,
  GREY,
  INK,
  isNarrow,
  smooth,
  spread,
  unique,
} from "../shared.mjs";

const frame = (width, y) => ({
  height: isNarrow(width) ? 300 : 460,
  marginLeft: 46,
  y: { grid: true, labelArrow: false, ticks: 6, tickFormat: formatNumber, ...y },
});

const one = (rows, { width, x, y, label }) => {
  const last = rows.findLast((row) => row[y] !== null);
  return {
    ...frame(width, { label, nice: true }),
    marginRight: 44,
    x: { label: null, ticks: isNarrow(width) ? 5 : 10 },
    marks: [
      Plot.lineY(rows, { x, y, stroke: BLUE, strokeWidth: isNarrow(width) ? 1.4 : 1.8 }),
      Plot.dot([last], { x, y, fill: BLUE, r: 3.5 }),
      Plot.text([last], {
        x,
        y,
        text: (row) => formatNumber(row[y]),
        textAnchor: "start",
        dx: 7,
        fill: BLUE,
        fontWeight: 600,
        fontSize: 14,
      }),
    ],
  };
};

export const carbonDioxide = ({ rows, width }) =>
  one(byDate(rows, "month"), { width, x: "month", y: "co2", label: "ppm" });

export const employment = ({ rows, width }) => ({
  ...one(byDate(rows, "month"), { width, x: "month", y: "employment", label: "Thousands" }),
  marginLeft: 60,
  marginRight: 64,
});

export const temperature = ({ rows: given, width }) => {
  const rows = byYear(given);
  const chart = one(rows, { width, x: "year", y: "anomaly", label: "°C" });
  return {
    ...chart,
    x: { ...chart.x, tickFormat: "d" },
    y: {
      ...chart.y,
      tickFormat: (value) => formatNumber(value).replace(/^(?=[\d])/, value > 0 ? "+" : ""),
    },
    marks: [Plot.ruleY([0], { stroke: INK }), ...chart.marks],
  };
};

export const wheat = ({ rows: given, width }) => {
  const rows = byYear(given);
  const chart = one(rows, { width, x: "year", y: "wheat_price", label: "Shillings per quarter" });
  const peak = rows.find(({ year }) => year === 1810);
  return {
    ...chart,
    x: { ...chart.x, tickFormat: "d" },
    y: { ...chart.y, zero: true },
    marks: [
      Plot.ruleY([0], { stroke: INK }),
      ...chart.marks,
      Plot.dot([peak], { x: "year", y: "wheat_price", fill: BLUE, r: 3.5 }),
      Plot.text([peak], {
        x: "year",
        y: "wheat_price",
        text: () => "99 in 1810",
        textAnchor: "end",
        dx: -8,
        fontWeight: 600,
        fill: BLUE,
      }),
    ],
  };
};

/** Names at the ends of lines, apart from each other. */
const endNames = (rows, { x, y, name, width, height, span, colors }) => {
  const names = byLastValue(rows, name, y);
  const last = names.map((one) => rows.findLast((row) => row[name] === one));
  const gap = ((isNarrow(width) ? 15 : 18) / height) * span;
  const places = spread(
    last.map((row) => row[y]),
    gap,
  );
  const labels = last.map((row, at) => ({ ...row, place: places[at] }));
  return [
    Plot.text(labels, {
      x,
      y: "place",
      text: name,
      fill: (row) => colors(row[name]),
      textAnchor: "start",
      dx: 8,
      fontWeight: 600,
      fontSize: isNarrow(width) ? 12 : 14,
      lineWidth: isNarrow(width) ? 8.5 : 20,
    }),
  ];
};

export const lifeExpectancy = ({ rows: given, width }) => {
  const rows = byYear(given);
  const names = byLastValue(rows, "country", "life_expectancy");
  const colors = (name) => COLORS[names.indexOf(name)];
  const base = frame(width, { label: "Years", nice: true });
  return {
    ...base,
    marginRight: isNarrow(width) ? 84 : 100,
    x: { label: null, tickFormat: "d", ticks: isNarrow(width) ? 4 : 10 },
    marks: [
      Plot.lineY(rows, {
        x: "year",
        y: "life_expectancy",
        z: "country",
        stroke: ({ country }) => colors(country),
        strokeWidth: 2,
      }),
      ...endNames(rows, {
        x: "year",
        y: "life_expectancy",
        name: "country",
        width,
        height: base.height - 50,
        span: 20,
        colors,
      }),
    ],
  };
};

export const unemployment = ({ rows: given, width }) => {
  const rows = byDate(given, "month");
  const names = byLastValue(rows, "industry", "unemployed");
  const colors = (name) => COLORS[names.indexOf(name)];
  const base = frame(width, { label: "Thousands", zero: true, nice: true });
  return {
    ...base,
    marginRight: isNarrow(width) ? 96 : 176,
    x: { label: null, ticks: isNarrow(width) ? 4 : 10 },
    marks: [
      Plot.ruleY([0], { stroke: INK }),
      Plot.lineY(rows, {
        x: "month",
        y: "unemployed",
        z: "industry",
        stroke: ({ industry }) => colors(industry),
        strokeWidth: isNarrow(width) ? 1.2 : 1.6,
      }),
      ...endNames(rows, {
        x: "month",
        y: "unemployed",
        name: "industry",
        width,
        height: base.height - 50,
        span: isNarrow(width) ? 4400 : 2600,
        colors,
      }),
    ],
  };
};

/** Days as faint dots, the mean of the days around as a line. */
export const weather = ({ rows: given, width }) => {
  const rows = byDate(given, "date");
  const colors = { "New York": "#e07b39", Seattle: "#3b6fb6" };
  const cities = Object.keys(colors);
  const lines = cities.flatMap((city) =>
    smooth(
      rows.filter((row) => row.city === city),
      "temperature_max",
      15,
    ),
  );
  return {
    ...frame(width, { label: "°C", nice: true }),
    color: { domain: cities, range: Object.values(colors), legend: true },
    x: { label: null, ticks: "year" },
    caption: "Dots: days. Lines: mean of 31 days.",
    marks: [
      Plot.ruleY([0], { stroke: INK }),
      Plot.dot(rows, {
        x: "date",
        y: "temperature_max",
        fill: "city",
        r: isNarrow(width) ? 1 : 1.4,
        fillOpacity: 0.3,
      }),
      Plot.lineY(lines, {
        x: "date",
        y: "temperature_max",
        z: "city",
        stroke: "white",
        strokeWidth: 4.5,
      }),
      Plot.lineY(lines, { x: "date", y: "temperature_max", stroke: "city", strokeWidth: 2.2 }),
    ],
  };
};

/** A small chart for each industry, from the largest, on the same scales. */
export const industries = ({ rows: given, width }) => {
  const rows = byDate(given, "month");
  const names = byLastValue(rows, "industry", "unemployed");
  const columns = isNarrow(width) ? 2 : 5;
  const place = (name) => names.indexOf(name);
  const lines = Math.ceil(names.length / columns);
  const fx = ({ industry }) => place(industry) % columns;
  const fy = ({ industry }) => Math.floor(place(industry) / columns);
  const titles = unique(rows, "industry").map((industry) => ({ industry }));
  return {
    height: lines * (isNarrow(width) ? 118 : 160) + 30,
    marginLeft: 46,
    marginTop: 24,
    marginRight: 16,
    fx: { axis: null, padding: 0.1 },
    fy: { axis: null, padding: 0.22 },
    x: {
      label: null,
      ticks: [new Date("2000"), new Date("2005"), new Date("2010")],
      tickFormat: "%Y",
      insetRight: 14,
    },
    y: { grid: true, label: null, ticks: 3, tickFormat: formatNumber },
    marks: [
      Plot.ruleY([0], { stroke: GREY }),
      Plot.areaY(rows, { fx, fy, x: "month", y: "unemployed", fill: BLUE, fillOpacity: 0.15 }),
      Plot.lineY(rows, { fx, fy, x: "month", y: "unemployed", stroke: BLUE, strokeWidth: 1.5 }),
      Plot.text(titles, {
        fx,
        fy,
        text: "industry",
        frameAnchor: "top-left",
        dy: -14,
        fontWeight: 600,
        fontSize: isNarrow(width) ? 12 : 13,
      }),
    ],
  };
};
