import {
  byYear,
  formatNumber,
  INK,
  isNarrow,
  listClasses,
  shortClass,
  unique,
} from "../shared.mjs";
import { categoryAxis, grid, heightOf, legend, text, valueAxis } from "./frame.mjs";

const SOURCES = { "Nuclear energy": "#8a6fb0", Renewables: "#3f9b5f", "Fossil fuels": "#b0a498" };

export const iowa = ({ rows: given, width }) => {
  const rows = byYear(given);
  const years = unique(rows, "year");
  const names = Object.keys(SOURCES);
  return {
    height: heightOf(width),
    color: Object.values(SOURCES),
    legend: legend(names.toReversed()),
    grid: grid({ top: 56 }),
    xAxis: categoryAxis(years, { axisLabel: text({ interval: isNarrow(width) ? 3 : 0 }) }),
    yAxis: valueAxis("GWh"),
    series: names.map((name) => ({
      name,
      type: "bar",
      stack: "all",
      barCategoryGap: "18%",
      data: years.map(
        (year) => rows.find((row) => row.year === year && row.source === name).net_generation,
      ),
    })),
  };
};

export const birds = ({ rows, width }) => {
  const islands = ["Biscoe Islands", "Dream Island", "Torgersen Island"];
  const species = ["Adélie penguin", "Gentoo penguin", "Chinstrap penguin"];
  return {
    height: isNarrow(width) ? 300 : 400,
    color: ["#3b6fb6", "#e07b39", "#3a9a6d"],
    legend: legend(islands),
    grid: grid({ top: 62 }),
    xAxis: categoryAxis(species, {
      axisLabel: text({
        color: INK,
        interval: 0,
        formatter: (name) => name.replace(" penguin", ""),
      }),
    }),
    yAxis: valueAxis("Birds"),
    series: islands.map((name) => ({
      name,
      type: "bar",
      stack: "all",
      barMaxWidth: 120,
      itemStyle: { borderColor: "#fff", borderWidth: 1 },
      label: { show: true, ...text({ color: "#fff", fontWeight: 600 }) },
      data: species.map(
        (one) => rows.find((row) => row.species === one && row.island === name)?.birds ?? null,
      ),
    })),
  };
};

const BLUES = [
  "#f0f4e4",
  "#d9ead9",
  "#bfdfd5",
  "#9dd0d2",
  "#78bfd0",
  "#55a8c8",
  "#3f8cbb",
  "#3370a9",
  "#2b5493",
  "#223a78",
];

export const incomes = ({ rows, width }) => {
  const classes = listClasses(rows);
  const of = (state, name) =>
    rows.find((row) => row.state === state && row.income_class === name)?.share ?? 0;
  const rich = (state) => classes.slice(7).reduce((sum, name) => sum + of(state, name), 0);
  const states = unique(rows, "state").toSorted((a, b) => rich(a) - rich(b));
  return {
    height: isNarrow(width) ? 400 : 380,
    color: BLUES,
    legend: legend(classes, { formatter: shortClass, itemGap: 10 }),
    grid: grid({ top: isNarrow(width) ? 116 : 44, right: 24 }),
    xAxis: valueAxis(undefined, { max: 100, axisLabel: text({ formatter: "{value}%" }) }),
    yAxis: categoryAxis(states),
    series: classes.map((name, at) => ({
      name,
      type: "bar",
      stack: "all",
      barCategoryGap: "25%",
      itemStyle: { borderColor: "#fff", borderWidth: 0.5 },
      label: {
        show: !isNarrow(width),
        ...text({ color: at > 5 ? "#fff" : INK }),
        formatter: ({ value }) => (value >= 4 ? formatNumber(Math.round(value)) : ""),
      },
      data: states.map((state) => of(state, name)),
    })),
  };
};
