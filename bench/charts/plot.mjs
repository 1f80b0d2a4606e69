import * as Plot from "@observablehq/plot";

export const prepare = (kind, { names, dates, x, y }) =>
  y.map((value, at) =>
    kind.startsWith("line")
      ? { name: names[at], date: new Date(dates[at]), value }
      : { name: names[at], x: x[at], value },
  );

const MARKS = {
  line: (rows) => [Plot.lineY(rows, { x: "date", y: "value", stroke: "name", tip: true })],
  bars: (rows) => [Plot.barY(rows, { x: "name", y: "value", tip: true }), Plot.ruleY([0])],
  scatter: (rows) => [Plot.dot(rows, { x: "x", y: "value", tip: true })],
};

/** Names of categories that find room beside one another, turned as ours are. */
const MOST_NAMES = 34;

const chooseNames = (rows) => {
  const step = Math.ceil(rows.length / MOST_NAMES);
  return rows.filter((_, at) => at % step === 0).map(({ name }) => name);
};

const SCALES = {
  line: () => ({ color: { legend: true } }),
  bars: (rows) => ({
    x: {
      domain: rows.map(({ name }) => name),
      ticks: chooseNames(rows),
      tickRotate: -45,
    },
  }),
  scatter: () => ({ grid: true }),
};

const plot = (kind, rows) => {
  const type = kind.split(" ")[0];
  return Plot.plot({ width: 800, height: 450, ...SCALES[type](rows), marks: MARKS[type](rows) });
};

export const draw = async (container, kind, rows) => {
  container.replaceChildren(plot(kind, rows));
  return {
    show: async (next) => container.replaceChildren(plot(kind, next)),
    remove: () => container.replaceChildren(),
  };
};
