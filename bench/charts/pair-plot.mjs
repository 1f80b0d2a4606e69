import * as Plot from "@observablehq/plot";

/** Of the page, which the library leaves to it: what a machine has for "sans-serif" may be too wide for its margins. */
const FONT = "'Source Sans 3'";

/** Room for names at left, which the guide says to make by hand; its letters are 10 px high. */
const named = ({ rows, y: [name], width }) => {
  const wanted = 16 + 5.6 * Math.max(...rows.map((row) => row[name].length));
  const marginLeft = Math.min(wanted, width * 0.45);
  const lineWidth = (marginLeft - 12) / 10;
  return { marginLeft, axis: Plot.axisY({ lineWidth, textOverflow: "ellipsis" }) };
};

const roomForNumbers = (rows, name) =>
  16 + 5.6 * Math.max(...rows.map((row) => Math.round(row[name]).toLocaleString("en").length));

const date = (rows, name) => rows.map((row) => ({ ...row, [name]: new Date(row[name]) }));

/** A second scale onto the first one's, as in the library's own example of two axes. */
const secondAxis = (rows, [left, right], isFromZero) => {
  const extent = (name) => {
    const values = rows.map((row) => row[name]).filter((value) => value !== null);
    return [isFromZero ? 0 : Math.min(...values), Math.max(...values)];
  };
  const [from, to] = [extent(right), extent(left)];
  const share = (value) => (value - from[0]) / (from[1] - from[0]);
  const scale = (value) => (value === null ? null : to[0] + share(value) * (to[1] - to[0]));
  const step = 10 ** Math.floor(Math.log10(from[1] - from[0])) / 2;
  const ticks = [];
  for (let at = Math.ceil(from[0] / step); at * step <= from[1]; at += 1)
    ticks.push(Number((at * step).toPrecision(6)));
  return { scale, ticks };
};

const twoAxes = ({ rows: given, x, y }, makeFirst, isFromZero) => {
  const rows = date(given, x);
  const { scale, ticks } = secondAxis(rows, y, isFromZero);
  const color = "orangered";
  return {
    marginRight: 40,
    y: { axis: "left", label: y[0] },
    marks: [
      makeFirst(rows),
      Plot.axisY(ticks.map(scale), {
        anchor: "right",
        label: y[1],
        color,
        y: (value) => value,
        tickFormat: (_, at) => String(ticks[at]),
      }),
      Plot.lineY(rows, { x, y: (row) => scale(row[y[1]]), stroke: color }),
    ],
  };
};

const legend = (colors) => ({ color: { legend: true, domain: colors } });

const bars = (input) => {
  const { rows, x } = input;
  const { marginLeft, axis } = named(input);
  const bar = Plot.barX(rows, { x, y: input.y[0], sort: { y: "x", reverse: true } });
  return { marginLeft, marks: [axis, bar, Plot.ruleX([0])] };
};

const DRAW = {
  columns: ({ rows, x, y: [y] }) => ({
    marks: [Plot.rectY(date(rows, x), { x, y, interval: "year" }), Plot.ruleY([0])],
  }),
  "stacked columns": ({ rows, x, y: [y], color, colors }) => ({
    ...legend(colors),
    x: { type: "band" },
    marks: [Plot.barY(date(rows, x), { x, y, fill: color }), Plot.ruleY([0])],
  }),
  "grouped columns": ({ rows, x, y: [y], color, colors }) => ({
    ...legend(colors),
    x: { axis: null },
    marks: [Plot.barY(rows, { fx: x, x: color, y, fill: color }), Plot.ruleY([0])],
  }),
  bars,
  "stacked bars": (input) => {
    const { rows, x, color, colors } = input;
    const { marginLeft, axis } = named(input);
    const bar = Plot.barX(rows, { x, y: input.y[0], fill: color, order: colors });
    return { ...legend(colors), marginLeft, marks: [axis, bar, Plot.ruleX([0])] };
  },
  lines: ({ rows, x, y: [y], color, colors }) => ({
    ...legend(colors),
    marginLeft: roomForNumbers(rows, y),
    marks: [Plot.lineY(date(rows, x), { x, y, stroke: color })],
  }),
  areas: ({ rows, x, y: [y], color, colors }) => ({
    ...legend(colors),
    marks: [Plot.areaY(date(rows, x), { x, y, fill: color }), Plot.ruleY([0])],
  }),
  dots: ({ rows, x, y: [y], color, colors }) => ({
    ...legend(colors),
    marks: [Plot.dot(rows, { x, y, stroke: color })],
  }),
  shares: bars,
  "two axes": (input) =>
    twoAxes(input, (rows) => Plot.lineY(rows, { x: input.x, y: input.y[0] }), false),
  "columns and line": (input) =>
    twoAxes(
      input,
      (rows) => Plot.rectY(rows, { x: input.x, y: input.y[0], interval: "month", fill: "#ccc" }),
      true,
    ),
};

/** Draws a case with the library's defaults; needs columns named, room for names, a legend asked for. */
export const draw = (container, input) => {
  const { width, kind } = input;
  const style = { fontFamily: FONT };
  const drawn = Plot.plot({ width, style, ...DRAW[kind](input) });
  container.replaceChildren(drawn);
  for (const legend of container.querySelectorAll("[class*=swatches]"))
    legend.style.fontFamily = FONT;
};
