import type { Draw } from "@statelier/document/testing/make-draw";
import { isRecord } from "@statelier/model";

type Json = Record<string, unknown>;

/** As many as a document may have, and some more. */
const COUNTS = [2, 25, 100, 201] as const;

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const blockOf = (key: unknown): Json => ({ type: "chart", key, initialized: false });

const onBoard = (document: Json, blocks: readonly Json[]): Json => ({
  ...document,
  layout: {
    ...(isRecord(document["layout"]) ? document["layout"] : {}),
    type: "dashboard",
    layout: "tall",
    blocks,
  },
});

/** One chart in many blocks. */
const repeatBlocks = (document: Json, draw: Draw): Json => {
  const charts = listOf(document["chartConfigs"]);
  const blocks = charts.map(({ key }) => blockOf(key));
  const repeated = Array.from({ length: draw.from(...COUNTS) }, () => blocks[0] ?? blockOf("a"));
  return onBoard(document, [...blocks, ...repeated]);
};

/** One chart under many keys, of all values of its dataset. */
const repeatCharts = (document: Json, draw: Draw): Json => {
  const [chart = {}] = listOf(document["chartConfigs"]);
  const cubes = listOf(chart["cubes"]).map((cube) => ({ ...cube, filters: {} }));
  const chartConfigs = Array.from({ length: draw.from(...COUNTS) }, (_, at) => ({
    ...chart,
    cubes: draw.boolean() ? cubes : chart["cubes"],
    key: `dense-${at}`,
  }));
  return {
    ...onBoard(
      document,
      chartConfigs.map(({ key }) => blockOf(key)),
    ),
    chartConfigs,
    activeChartKey: "dense-0",
  };
};

const mapCharts = (document: Json, change: (chart: Json) => Json): Json => ({
  ...document,
  chartConfigs: listOf(document["chartConfigs"]).map(change),
});

/** Each column of a table under many names, each measure of a combined chart many times. */
const repeatFields = (document: Json, draw: Draw): Json => {
  const times = draw.from(2, 100, 400);
  return mapCharts(document, (chart) => {
    const { fields } = chart;
    if (!isRecord(fields)) return chart;
    const { y } = fields;
    const ids = isRecord(y) ? y["componentIds"] : undefined;
    if (isRecord(y) && Array.isArray(ids))
      return {
        ...chart,
        fields: { ...fields, y: { ...y, componentIds: Array(times).fill(ids).flat() } },
      };
    const columns = Array.from({ length: times }, (_, at) =>
      Object.entries(fields).map(([name, field]) => [`${name}-${at}`, field]),
    );
    return { ...chart, fields: { ...fields, ...Object.fromEntries(columns.flat()) } };
  });
};

const NAMED = ["highlight", "pointLabels", "palettes", "anything", "componentNames"] as const;

/** Much of what a chart has beside its type. */
const fillExtensions = (document: Json, draw: Draw): Json => {
  const names = Array.from({ length: draw.from(60, 1_500, 6_000) }, (_, at) => `value-${at}`);
  const name = draw.from(...NAMED);
  const record = Object.fromEntries(
    names.map((each) => [each, name === "palettes" ? { type: "categorical", colors: [] } : {}]),
  );
  const isLists = name === "highlight" || name === "pointLabels";
  return mapCharts(document, (chart) => ({
    ...chart,
    extensions: {
      ...(isRecord(chart["extensions"]) ? chart["extensions"] : {}),
      [name]: isLists ? { dimension: names } : record,
    },
  }));
};

/** A document that says little and asks for much: each of these has once ended a server, or held it up. */
export const multiplyDocument = (document: unknown, draw: Draw): unknown => {
  if (!isRecord(document)) return document;
  return draw.from(repeatBlocks, repeatCharts, repeatFields, fillExtensions)(document, draw);
};
