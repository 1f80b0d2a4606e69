import { BarChart, LineChart, ScatterChart } from "echarts/charts";
import { GridComponent, LegendComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([
  BarChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  CanvasRenderer,
]);

export const prepare = (kind, { names, dates, x, y }) => {
  if (kind === "bars") return { categories: names, values: y };
  if (!kind.startsWith("line")) return { values: y.map((value, at) => [x[at], value]) };
  const series = new Map();
  for (const [at, name] of names.entries()) {
    const values = series.get(name) ?? [];
    values.push([dates[at], y[at]]);
    series.set(name, values);
  }
  return { series: [...series] };
};

const OPTIONS = {
  line: ({ series }) => ({
    tooltip: { trigger: "axis" },
    legend: { type: "scroll" },
    xAxis: { type: "time" },
    yAxis: { type: "value", scale: true },
    series: series.map(([name, data]) => ({
      type: "line",
      name,
      data,
      showSymbol: false,
      sampling: "lttb",
    })),
  }),
  bars: ({ categories, values }) => ({
    tooltip: {},
    xAxis: { type: "category", data: categories },
    yAxis: { type: "value" },
    series: [{ type: "bar", data: values }],
  }),
  scatter: ({ values }) => ({
    tooltip: {},
    xAxis: { type: "value" },
    yAxis: { type: "value" },
    series: [{ type: "scatter", data: values, symbolSize: 4, large: true }],
  }),
};

export const draw = async (container, kind, data) => {
  const chart = echarts.init(container, null, { width: 800, height: 450 });
  const show = (next) =>
    new Promise((done) => {
      const finish = () => {
        chart.off("finished", finish);
        done();
      };
      chart.on("finished", finish);
      chart.setOption({ animation: false, ...OPTIONS[kind.split(" ")[0]](next) });
    });
  await show(data);
  return { show, remove: () => chart.dispose() };
};
