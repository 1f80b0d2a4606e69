import embed from "vega-embed";

export const prepare = (kind, { names, dates, x, y }) =>
  y.map((value, at) =>
    kind.startsWith("line")
      ? { name: names[at], date: new Date(dates[at]), value }
      : { name: names[at], x: x[at], value },
  );

const quantity = (field) => ({ field, type: "quantitative" });

const SPECS = {
  line: {
    mark: { type: "line", tooltip: true },
    encoding: {
      x: { field: "date", type: "temporal" },
      y: quantity("value"),
      color: { field: "name", type: "nominal" },
    },
  },
  bars: {
    mark: { type: "bar", tooltip: true },
    encoding: {
      x: { field: "name", type: "nominal", sort: null, axis: { labelOverlap: true, ticks: false } },
      y: quantity("value"),
    },
  },
  scatter: {
    mark: { type: "point", tooltip: true },
    encoding: { x: quantity("x"), y: quantity("value") },
  },
};

export const draw = async (container, kind, rows) => {
  const spec = {
    $schema: "https://vega.github.io/schema/vega-lite/v6.json",
    width: 700,
    height: 400,
    data: { name: "table", values: rows },
    ...SPECS[kind.split(" ")[0]],
  };
  const { view } = await embed(container, spec, { actions: false });
  return {
    show: async (next) => {
      await view.data("table", next).runAsync();
    },
    remove: () => view.finalize(),
  };
};
