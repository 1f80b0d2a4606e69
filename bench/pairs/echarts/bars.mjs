import {
  BLUE,
  byYear,
  formatNumber,
  INK,
  isNarrow,
  largestFirst,
  shortAirport,
  unique,
} from "../shared.mjs";
import { categoryAxis, grid, heightOf, legend, text, valueAxis } from "./frame.mjs";

const ranked = (rows, { name, value, format, nameWidth }) => ({
  height: rows.length * 24 + 16,
  grid: grid({ top: 4, right: 60 }),
  xAxis: { type: "value", show: false },
  yAxis: categoryAxis(
    rows.map((row) => row[name]),
    {
      inverse: true,
      axisLabel: text({
        color: INK,
        interval: 0,
        ...(nameWidth && { width: nameWidth, overflow: "truncate" }),
      }),
    },
  ),
  series: [
    {
      type: "bar",
      barCategoryGap: "22%",
      itemStyle: { color: BLUE },
      label: {
        show: true,
        position: "right",
        ...text({ color: INK }),
        formatter: ({ value: own }) => format(own),
      },
      data: rows.map((row) => row[value]),
    },
  ],
});

export const states = ({ rows }) =>
  ranked(largestFirst(rows, "share"), {
    name: "state",
    value: "share",
    format: (value) => `${value.toFixed(1)}%`,
  });

export const airports = ({ rows: given, width }) => {
  const rows = largestFirst(given, "departures").map((row) => ({
    ...row,
    airport: isNarrow(width) ? shortAirport(row.airport) : row.airport,
  }));
  return ranked(rows, {
    name: "airport",
    value: "departures",
    format: formatNumber,
    nameWidth: isNarrow(width) ? 140 : 340,
  });
};

export const anomalies = ({ rows: given, width }) => {
  const rows = byYear(given);
  return {
    height: heightOf(width),
    grid: grid({ top: 34 }),
    xAxis: categoryAxis(
      rows.map(({ year }) => year),
      {
        axisLabel: text({ interval: isNarrow(width) ? 39 : 19 }),
        axisLine: { onZero: false, show: false },
      },
    ),
    yAxis: valueAxis("°C"),
    series: [
      {
        type: "bar",
        barCategoryGap: "15%",
        data: rows.map(({ anomaly }) => ({
          value: anomaly,
          itemStyle: { color: anomaly < 0 ? "#2166ac" : "#b2182b" },
        })),
        markLine: {
          silent: true,
          symbol: "none",
          label: { show: false },
          lineStyle: { color: INK, type: "solid", width: 1 },
          data: [{ yAxis: 0 }],
        },
      },
    ],
  };
};

/** The whisker of a mean, which the library leaves to its custom series. */
const whisker = (params, api) => {
  const [x, high] = api.coord([api.value(0), api.value(1)]);
  const low = api.coord([api.value(0), api.value(2)])[1];
  const at = x + api.value(3) * api.size([1, 0])[0];
  const line = (x1, y1, x2, y2) => ({
    type: "line",
    shape: { x1, y1, x2, y2 },
    style: { stroke: INK, lineWidth: 1.4 },
  });
  return {
    type: "group",
    children: [
      line(at, high, at, low),
      line(at - 5, high, at + 5, high),
      line(at - 5, low, at + 5, low),
    ],
  };
};

export const masses = ({ rows, width }) => {
  const species = unique(rows, "species").toSorted((a, b) => a.localeCompare(b));
  const sexes = ["Female", "Male"];
  const of = (one, sex) => rows.find((row) => row.species === one && row.sex === sex);
  return {
    height: heightOf(width),
    color: ["#e07b39", "#3b6fb6"],
    legend: legend(sexes),
    grid: grid({ top: 58 }),
    xAxis: categoryAxis(species),
    yAxis: valueAxis("g"),
    series: [
      ...sexes.map((name) => ({
        name,
        type: "bar",
        barWidth: "32%",
        barGap: "6%",
        label: {
          show: true,
          position: "insideBottom",
          distance: 10,
          ...text({ color: "#fff", fontWeight: 600 }),
          formatter: ({ value }) => formatNumber(Math.round(value)),
        },
        data: species.map((one) => of(one, name).body_mass),
      })),
      {
        type: "custom",
        renderItem: whisker,
        z: 5,
        data: species.flatMap((one, at) =>
          sexes.map((sex, side) => {
            const row = of(one, sex);
            return [
              at,
              row.body_mass + row.body_mass_se,
              row.body_mass - row.body_mass_se,
              side === 0 ? -0.17 : 0.17,
            ];
          }),
        ),
      },
    ],
  };
};

export const wheatAndWages = ({ rows: given, width }) => {
  const rows = byYear(given);
  const names = ["Price of wheat", "Weekly wage"];
  return {
    height: isNarrow(width) ? 320 : 460,
    color: ["#cdbfa8", "#c44e52"],
    legend: legend(names),
    grid: grid({ top: 58 }),
    xAxis: categoryAxis(
      rows.map(({ year }) => year),
      {
        axisLabel: text({
          interval: (_, year) => (year - 1600) % (isNarrow(width) ? 100 : 20) === 0,
        }),
        axisTick: { show: false },
      },
    ),
    yAxis: valueAxis("Shillings"),
    series: [
      {
        name: names[0],
        type: "bar",
        barCategoryGap: "15%",
        data: rows.map((row) => row.wheat_price),
      },
      {
        name: names[1],
        type: "line",
        showSymbol: false,
        lineStyle: { width: 2.5 },
        data: rows.map((row) => row.wages),
      },
    ],
  };
};
