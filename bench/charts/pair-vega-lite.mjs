import embed from "vega-embed";

const quantity = (field) => ({ field, type: "quantitative" });
const time = (field) => ({ field, type: "temporal" });
const name = (field, more) => ({ field, type: "nominal", ...more });

/** Two units over one another with an axis each, coloured as in the library's own example. */
const twoAxes = ({ x, y: [left, right] }, mark, time) => ({
  encoding: { x: time(x) },
  layer: [
    {
      mark: { type: mark, color: "#85C5A6" },
      encoding: { y: { ...quantity(left), axis: { titleColor: "#85C5A6" } } },
    },
    {
      mark: { type: "line", stroke: "#85A9C5" },
      encoding: { y: { ...quantity(right), axis: { titleColor: "#85A9C5" } } },
    },
  ],
  resolve: { scale: { y: "independent" } },
});

const SPECS = {
  columns: ({ x, y: [y] }) => ({
    mark: "bar",
    encoding: { x: { ...time(x), timeUnit: "year", title: x }, y: quantity(y) },
  }),
  "stacked columns": ({ x, y: [y], color }) => ({
    mark: "bar",
    encoding: {
      x: { field: x, timeUnit: "year", type: "ordinal", title: x },
      y: quantity(y),
      color: name(color),
    },
  }),
  "grouped columns": ({ x, y: [y], color }) => ({
    mark: "bar",
    encoding: { x: name(x), xOffset: name(color), y: quantity(y), color: name(color) },
  }),
  bars: ({ x, y: [y] }) => ({
    mark: "bar",
    encoding: { x: quantity(x), y: name(y, { sort: "-x" }) },
  }),
  "stacked bars": ({ x, y: [y], color, colors }) => ({
    transform: [
      { calculate: `indexof(${JSON.stringify(colors)}, datum["${color}"])`, as: "order" },
    ],
    mark: "bar",
    encoding: {
      x: quantity(x),
      y: name(y),
      color: { field: color, type: "ordinal", sort: colors },
      order: { field: "order" },
    },
  }),
  lines: ({ x, y: [y], color }) => ({
    mark: "line",
    encoding: { x: time(x), y: quantity(y), color: name(color) },
  }),
  areas: ({ x, y: [y], color }) => ({
    mark: "area",
    encoding: { x: time(x), y: quantity(y), color: name(color) },
  }),
  dots: ({ x, y: [y], color }) => ({
    mark: "point",
    encoding: { x: quantity(x), y: quantity(y), color: name(color) },
  }),
  shares: ({ x, color }) => ({
    mark: "arc",
    encoding: { theta: quantity(x), color: name(color) },
  }),
  "two axes": (input) => twoAxes(input, "line", time),
  "columns and line": (input) =>
    twoAxes(input, "bar", (x) => ({ ...time(x), timeUnit: "yearmonth", title: x })),
};

/** Draws a case with the library's defaults, as wide as is wanted with its axes and legend. */
export const draw = async (container, input) => {
  const show = async (width) => {
    const spec = {
      $schema: "https://vega.github.io/schema/vega-lite/v6.json",
      width,
      data: { values: input.rows },
      config: { font: "'Source Sans 3'" },
      ...SPECS[input.kind](input),
    };
    await embed(container, spec, { actions: false, renderer: "svg" });
    return container.querySelector("svg").getBoundingClientRect().width;
  };
  const drawn = await show(input.width);
  await show(input.width - (drawn - input.width));
};
