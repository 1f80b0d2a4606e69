import * as Plot from "@observablehq/plot";
import { byYear, formatNumber, INK, isNarrow, listClasses, shortClass } from "../shared.mjs";

const SOURCES = { "Nuclear energy": "#8a6fb0", Renewables: "#3f9b5f", "Fossil fuels": "#a3968b" };

export const iowa = ({ rows: given, width }) => {
  const rows = byYear(given);
  const narrow = isNarrow(width);
  const order = Object.keys(SOURCES);
  const stack = { x: "year", y: "net_generation", z: "source", order };
  const last = rows.filter(({ year }) => year === 2017);
  return {
    height: narrow ? 300 : 460,
    marginRight: narrow ? 0 : 110,
    marginLeft: 52,
    x: {
      type: "band",
      label: null,
      tickFormat: "d",
      padding: 0.18,
      ...(narrow && { ticks: [2001, 2005, 2009, 2013, 2017] }),
    },
    y: {
      grid: true,
      nice: true,
      ticks: 6,
      label: "GWh",
      labelArrow: false,
      tickFormat: formatNumber,
    },
    color: { domain: order, range: Object.values(SOURCES), legend: narrow },
    marks: [
      Plot.barY(rows, Plot.stackY({ ...stack, fill: "source" })),
      ...(narrow
        ? []
        : [
            Plot.text(
              last,
              Plot.stackY({
                ...stack,
                text: "source",
                fill: "source",
                textAnchor: "start",
                dx: 32,
                fontWeight: 600,
                fontSize: 14,
              }),
            ),
          ]),
      Plot.ruleY([0], { stroke: INK }),
    ],
  };
};

const ISLANDS = {
  "Biscoe Islands": "#3b6fb6",
  "Dream Island": "#e07b39",
  "Torgersen Island": "#3a9a6d",
};

export const birds = ({ rows, width }) => {
  const stack = { y: "species", x: "birds", z: "island", order: Object.keys(ISLANDS) };
  return {
    height: isNarrow(width) ? 220 : 260,
    marginLeft: 118,
    marginRight: 36,
    x: { grid: true, ticks: 4, label: "Birds", labelArrow: false },
    y: {
      label: null,
      domain: ["Adélie penguin", "Gentoo penguin", "Chinstrap penguin"],
      padding: 0.25,
      tickSize: 0,
    },
    color: { domain: Object.keys(ISLANDS), range: Object.values(ISLANDS), legend: true },
    marks: [
      Plot.barX(rows, Plot.stackX({ ...stack, fill: "island", insetRight: 1 })),
      Plot.text(rows, Plot.stackX({ ...stack, text: "birds", fill: "white", fontWeight: 600 })),
      Plot.text(
        rows,
        Plot.groupY(
          { x: "sum", text: "sum" },
          {
            y: "species",
            x: "birds",
            text: "birds",
            textAnchor: "start",
            dx: 6,
            fontWeight: 600,
            fill: INK,
          },
        ),
      ),
      Plot.ruleX([0], { stroke: INK }),
    ],
  };
};

export const incomes = ({ rows, width }) => {
  const classes = listClasses(rows);
  const narrow = isNarrow(width);
  const rich = (state) =>
    rows
      .filter((row) => row.state === state && classes.indexOf(row.income_class) >= 7)
      .reduce((sum, { share }) => sum + share, 0);
  const states = [...new Set(rows.map(({ state }) => state))].toSorted((a, b) => rich(b) - rich(a));
  const stack = { y: "state", x: "share", z: "income_class", order: classes };
  return {
    height: narrow ? 280 : 330,
    marginLeft: 88,
    marginRight: 16,
    x: {
      label: null,
      tickFormat: (value) => `${value}%`,
      ticks: narrow ? 5 : 10,
      domain: [0, 100],
    },
    y: { label: null, domain: states, padding: 0.22, tickSize: 0 },
    color: {
      type: "ordinal",
      domain: classes,
      scheme: "YlGnBu",
      tickFormat: shortClass,
      legend: "swatches",
    },
    marks: [
      Plot.barX(rows, Plot.stackX({ ...stack, fill: "income_class", insetRight: 0.5 })),
      ...(narrow
        ? []
        : [
            Plot.text(
              rows,
              Plot.stackX({
                ...stack,
                text: ({ share }) => (share >= 4 ? Math.round(share) : ""),
                fill: ({ income_class }) => (classes.indexOf(income_class) > 5 ? "white" : INK),
              }),
            ),
          ]),
    ],
  };
};
