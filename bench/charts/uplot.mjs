import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

/** Times in seconds, and the values of each series at them. */
export const prepare = (kind, { names, dates, y }) => {
  const times = [...new Set(dates)].map((date) => Date.parse(date) / 1_000);
  const series = new Map();
  for (const [at, name] of names.entries()) {
    const values = series.get(name) ?? [];
    values.push(y[at]);
    series.set(name, values);
  }
  return { names: [...series.keys()], data: [times, ...series.values()] };
};

const COLORS = ["#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd"];

export const draw = async (container, kind, { names, data }) => {
  const series = names.map((label, at) => ({ label, stroke: COLORS[at % COLORS.length] }));
  const chart = new uPlot({ width: 800, height: 450, series: [{}, ...series] }, data, container);
  return { show: async (next) => chart.setData(next.data), remove: () => chart.destroy() };
};
