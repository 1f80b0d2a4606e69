import {
  asYear,
  BLUE,
  byDate,
  byLastValue,
  byYear,
  COLORS,
  formatNumber,
  INK,
  isNarrow,
  smooth,
} from "../shared.mjs";
import { grid, heightOf, legend, text, valueAxis, yearAxis } from "./frame.mjs";

const ZERO = {
  markLine: {
    silent: true,
    symbol: "none",
    label: { show: false },
    lineStyle: { color: INK, type: "solid", width: 1 },
    data: [{ yAxis: 0 }],
  },
};

const byMonth = (rows) =>
  byDate(rows, "month").map((row) => ({ ...row, month: asYear(row.month) }));

const span = (rows, x) => [rows[0][x], rows.at(-1)[x]];

const line = (data, more = {}) => ({
  type: "line",
  showSymbol: false,
  lineStyle: { width: 2 },
  data,
  ...more,
});

const one = ({ rows, width, x, y, unit, isFromZero }) => ({
  height: heightOf(width),
  color: [BLUE],
  grid: grid({ top: 34, right: 52 }),
  yAxis: valueAxis(unit, { scale: !isFromZero }),
  series: [
    line(
      rows.map((row) => [row[x], row[y]]),
      {
        lineStyle: { width: isNarrow(width) ? 1.5 : 2 },
        endLabel: {
          show: true,
          ...text({ color: BLUE, fontWeight: 600, fontSize: 14 }),
          formatter: ({ value }) => formatNumber(value[1]),
        },
      },
    ),
  ],
});

const monthly = (given, { width, y, unit, interval }) => {
  const rows = byMonth(given);
  return {
    ...one({ rows, width, x: "month", y, unit }),
    xAxis: yearAxis(span(rows, "month"), interval),
  };
};

export const carbonDioxide = ({ rows, width }) =>
  monthly(rows, { width, y: "co2", unit: "ppm", interval: 10 });
export const employment = ({ rows, width }) => {
  const chart = monthly(rows, {
    width,
    y: "employment",
    unit: "Thousands",
    interval: isNarrow(width) ? 3 : 1,
  });
  return { ...chart, grid: grid({ top: 34, right: 66 }) };
};

export const temperature = ({ rows: given, width }) => {
  const rows = byYear(given);
  const chart = one({ rows, width, x: "year", y: "anomaly", unit: "°C" });
  return {
    ...chart,
    xAxis: yearAxis(span(rows, "year"), isNarrow(width) ? 40 : 20, {
      axisLine: { show: false, onZero: false },
    }),
    series: chart.series.map((own) => ({ ...own, ...ZERO })),
  };
};

export const wheat = ({ rows: given, width }) => {
  const rows = byYear(given);
  const chart = one({
    rows,
    width,
    x: "year",
    y: "wheat_price",
    unit: "Shillings per quarter",
    isFromZero: true,
  });
  const label = {
    show: true,
    position: "left",
    ...text({ color: BLUE, fontWeight: 600 }),
    formatter: "99 in 1810",
  };
  const peak = { symbol: "circle", symbolSize: 8, label, data: [{ coord: [1810, 99] }] };
  return {
    ...chart,
    xAxis: yearAxis(span(rows, "year"), isNarrow(width) ? 100 : 20),
    series: chart.series.map((own) => ({ ...own, markPoint: peak })),
  };
};

/** A line for each name, which stands at its end in its colour. */
const many = (rows, { x, y, name, width, right, unit, isFromZero }) => {
  const names = byLastValue(rows, name, y);
  return {
    height: heightOf(width),
    color: COLORS,
    grid: grid({ top: 34, right }),
    yAxis: valueAxis(unit, { scale: !isFromZero }),
    series: names.map((one, at) =>
      line(
        rows.filter((row) => row[name] === one).map((row) => [row[x], row[y]]),
        {
          name: one,
          lineStyle: { width: isNarrow(width) ? 1.4 : 2 },
          endLabel: {
            show: true,
            formatter: "{a}",
            ...text({
              color: COLORS[at],
              fontWeight: 600,
              fontSize: isNarrow(width) ? 12 : 13,
              width: right - 8,
              overflow: "break",
            }),
          },
          labelLayout: { moveOverlap: "shiftY" },
        },
      ),
    ),
  };
};

export const lifeExpectancy = ({ rows: given, width }) => {
  const rows = byYear(given);
  const right = isNarrow(width) ? 82 : 96;
  return {
    ...many(rows, {
      x: "year",
      y: "life_expectancy",
      name: "country",
      width,
      right,
      unit: "Years",
    }),
    xAxis: yearAxis(span(rows, "year"), isNarrow(width) ? 10 : 5),
  };
};

export const unemployment = ({ rows: given, width }) => {
  const rows = byMonth(given);
  return {
    ...many(rows, {
      x: "month",
      y: "unemployed",
      name: "industry",
      width,
      right: isNarrow(width) ? 100 : 176,
      unit: "Thousands",
      isFromZero: true,
    }),
    xAxis: yearAxis(span(rows, "month"), isNarrow(width) ? 4 : 1),
  };
};

export const weather = ({ rows: given, width }) => {
  const rows = byDate(given, "date").map((row) => ({ ...row, date: asYear(row.date) }));
  const colors = { "New York": "#e07b39", Seattle: "#3b6fb6" };
  const of = (city) => rows.filter((row) => row.city === city);
  const points = (own) => own.map((row) => [row.date, row.temperature_max]);
  return {
    height: heightOf(width),
    color: Object.values(colors),
    legend: legend(Object.keys(colors), { formatter: (name) => `${name}, mean of 31 days` }),
    grid: grid({ top: isNarrow(width) ? 76 : 58 }),
    xAxis: yearAxis([2012, 2015.999], 1, { axisLine: { onZero: false } }),
    yAxis: valueAxis("°C"),
    series: [
      ...Object.entries(colors).map(([city, color]) => ({
        type: "scatter",
        symbolSize: isNarrow(width) ? 2 : 3,
        itemStyle: { color, opacity: 0.28 },
        data: points(of(city)),
      })),
      ...Object.keys(colors).map((city) =>
        line(points(smooth(of(city), "temperature_max", 15)), {
          name: city,
          lineStyle: { width: 2.4 },
          ...ZERO,
        }),
      ),
    ],
  };
};

export const industries = ({ rows: given, width }) => {
  const rows = byMonth(given);
  const names = byLastValue(rows, "industry", "unemployed");
  const columns = isNarrow(width) ? 2 : 5;
  const lines = Math.ceil(names.length / columns);
  const [rowHeight, left, gap] = [isNarrow(width) ? 124 : 170, 42, 16];
  const each = (width - left) / columns;
  const place = (at) => ({
    left: left + (at % columns) * each,
    top: Math.floor(at / columns) * rowHeight + 26,
    width: each - gap,
    height: rowHeight - 58,
  });
  return {
    height: lines * rowHeight,
    color: [BLUE],
    title: names.map((name, at) => ({
      text: name,
      left: place(at).left,
      top: place(at).top - 24,
      padding: 0,
      textStyle: text({ color: INK, fontWeight: 600, fontSize: isNarrow(width) ? 12 : 13 }),
    })),
    grid: names.map((_, at) => place(at)),
    xAxis: names.map((_, at) => yearAxis([2000, 2011], 5, { gridIndex: at })),
    yAxis: names.map((_, at) =>
      valueAxis(undefined, {
        gridIndex: at,
        max: 2500,
        interval: 1000,
        axisLabel: text({ formatter: formatNumber, showMaxLabel: false, show: at % columns === 0 }),
      }),
    ),
    series: names.map((name, at) =>
      line(
        rows.filter(({ industry }) => industry === name).map((row) => [row.month, row.unemployed]),
        { xAxisIndex: at, yAxisIndex: at, lineStyle: { width: 1.5 }, areaStyle: { opacity: 0.15 } },
      ),
    ),
  };
};
