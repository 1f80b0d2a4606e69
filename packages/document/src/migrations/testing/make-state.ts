import type { Draw } from "../../testing/make-draw.ts";
import { isSince, makeChart, makeMeta } from "./make-chart.ts";

type Json = Record<string, unknown>;

/** The chart version that the states of a version hold, newest first. */
const CHART_VERSIONS: readonly (readonly [state: string, chart: string])[] = [
  ["5.2.0", "5.2.0"],
  ["5.1.0", "5.1.0"],
  ["5.0.0", "5.0.0"],
  ["4.7.0", "4.6.0"],
  ["4.6.0", "4.5.0"],
  ["4.5.0", "4.4.0"],
  ["4.4.0", "4.3.0"],
  ["4.3.0", "4.2.0"],
  ["4.1.0", "4.1.0"],
  ["4.0.0", "4.0.0"],
  ["3.7.0", "3.4.0"],
  ["3.4.0", "3.3.0"],
  ["3.2.0", "3.2.0"],
  ["3.0.1", "3.0.0"],
  ["3.0.0", "2.3.0"],
  ["2.0.0", "2.2.0"],
  ["1.0.0", "1.4.2"],
];

const chartVersionOf = (version: string): string =>
  CHART_VERSIONS.find(([state]) => isSince(version, state))?.[1] ?? "1.4.2";

const makeBlocks = (draw: Draw, keys: readonly string[]): Json[] => [
  ...keys.map((key) => ({ type: "chart", key, initialized: draw.boolean() })),
  ...(draw.boolean()
    ? [
        {
          type: "text",
          key: "words",
          text: { de: "Hallo", fr: "", it: "", en: "" },
          initialized: true,
        },
      ]
    : []),
];

const makeKind = (draw: Draw, keys: readonly string[]): Json => {
  const kind = draw.from("tab", "tall", "vertical", "canvas", "singleURLs");
  if (kind === "tab") return { type: kind };
  if (kind === "singleURLs") return { type: kind, publishableChartKeys: keys };
  return { type: "dashboard", layout: kind, ...(kind === "canvas" ? { layouts: { lg: [] } } : {}) };
};

const makeLayout = (
  draw: Draw,
  since: (version: string) => boolean,
  keys: readonly string[],
): Json => {
  const kind = makeKind(draw, keys);
  const hasMetadata = kind.layout === "canvas" && since("3.8.0") && !since("4.2.0");
  return {
    ...kind,
    meta: makeMeta(draw, since("3.7.0")),
    ...(draw.boolean() ? { activeField: "title" } : {}),
    ...(draw.boolean() ? { extensions: { credits: "Office" } } : {}),
    ...(since("4.2.0") ? { blocks: makeBlocks(draw, keys) } : {}),
    ...(hasMetadata
      ? {
          layoutsMetadata: Object.fromEntries(
            keys.map((key) => [key, { initialized: draw.boolean() }]),
          ),
        }
      : {}),
  };
};

const makeDashboardFilters = (
  draw: Draw,
  since: (version: string) => boolean,
  filtered: readonly string[],
): Json => {
  const [from, to] = draw.from(["", ""], ["2001", "2010"]);
  if (!since("3.5.0")) {
    const presets = { type: "range", from, to };
    const entry = {
      type: "timeRange",
      active: draw.boolean(),
      componentIri: draw.from("", "t"),
      presets,
    };
    return { filters: draw.boolean() ? [] : [entry] };
  }
  const shared = draw.subset([...new Set(filtered)]);
  return {
    timeRange: {
      active: draw.boolean(),
      timeUnit: draw.from("", "Year"),
      presets: { from, to },
    },
    ...(since("3.6.0")
      ? {
          dataFilters: {
            [since("4.0.0") ? "componentIds" : "componentIris"]: shared,
            filters: Object.fromEntries(shared.map((id) => [id, { type: "single", value: "v1" }])),
          },
        }
      : {}),
  };
};

const filterKeysOf = (chart: Json): string[] =>
  (chart.cubes as { filters: Json }[]).flatMap(({ filters }) => Object.keys(filters));

const makeSource = (draw: Draw, since: (version: string) => boolean): Json => {
  const urls = [
    "https://data.example/query",
    "https://cached.lindas.admin.ch/query",
    ...(since("3.2.1") ? [] : ["https://lindas.admin.ch/query"]),
  ];
  return { dataSource: { type: "sparql", url: draw.from(...urls) } };
};

/** Draws one configurator state as it was written at one version; knows nothing of the steps. */
export const makeState = (draw: Draw, version: string): Json => {
  const since = (than: string): boolean => isSince(version, than);
  const shared = { version, state: "CONFIGURING_CHART", ...makeSource(draw, since) };
  const chartVersion = chartVersionOf(version);
  const dataSet = since("3.0.0") ? {} : { dataSet: "https://energy.example/solar/12" };
  if (!since("2.0.0")) {
    const chartConfig = makeChart(draw, chartVersion);
    return { ...shared, ...dataSet, meta: makeMeta(draw, false), activeField: "y", chartConfig };
  }
  const keys = ["kEyOfChart01", "kEyOfChart02", "kEyOfChart03"].slice(0, draw.integer(1, 3));
  const chartConfigs = keys.map((key) => makeChart(draw, chartVersion, key));
  return {
    ...shared,
    ...dataSet,
    ...(since("3.1.0")
      ? { layout: makeLayout(draw, since, keys) }
      : { meta: makeMeta(draw, false) }),
    ...(since("3.3.0")
      ? {
          dashboardFilters: makeDashboardFilters(
            draw,
            since,
            since("3.6.0") ? chartConfigs.flatMap(filterKeysOf) : [],
          ),
        }
      : {}),
    chartConfigs,
    activeChartKey: draw.from(...keys),
  };
};
