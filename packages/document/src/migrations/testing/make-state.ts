import fc from "fast-check";
import type { GeneratorValue } from "fast-check";
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

const makeBlocks = (g: GeneratorValue, keys: readonly string[]): Json[] => [
  ...keys.map((key) => ({ type: "chart", key, initialized: g(fc.boolean) })),
  ...(g(fc.boolean)
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

const makeKind = (g: GeneratorValue, keys: readonly string[]): Json => {
  const kind = g(fc.constantFrom, "tab", "tall", "vertical", "canvas", "singleURLs");
  if (kind === "tab") return { type: kind };
  if (kind === "singleURLs") return { type: kind, publishableChartKeys: keys };
  return { type: "dashboard", layout: kind, ...(kind === "canvas" ? { layouts: { lg: [] } } : {}) };
};

const makeLayout = (
  g: GeneratorValue,
  since: (version: string) => boolean,
  keys: readonly string[],
): Json => {
  const kind = makeKind(g, keys);
  const hasMetadata = kind.layout === "canvas" && since("3.8.0") && !since("4.2.0");
  return {
    ...kind,
    meta: makeMeta(g, since("3.7.0")),
    ...(g(fc.boolean) ? { activeField: "title" } : {}),
    ...(g(fc.boolean) ? { extensions: { credits: "Office" } } : {}),
    ...(since("4.2.0") ? { blocks: makeBlocks(g, keys) } : {}),
    ...(hasMetadata
      ? {
          layoutsMetadata: Object.fromEntries(
            keys.map((key) => [key, { initialized: g(fc.boolean) }]),
          ),
        }
      : {}),
  };
};

const makeDashboardFilters = (
  g: GeneratorValue,
  since: (version: string) => boolean,
  filtered: readonly string[],
): Json => {
  const [from, to] = g(fc.constantFrom, ["", ""], ["2001", "2010"]);
  if (!since("3.5.0")) {
    const presets = { type: "range", from, to };
    const entry = {
      type: "timeRange",
      active: true,
      componentIri: g(fc.constantFrom, "", "t"),
      presets,
    };
    return { filters: g(fc.boolean) ? [] : [entry] };
  }
  const shared = g(fc.subarray, [...new Set(filtered)]);
  return {
    timeRange: {
      active: g(fc.boolean),
      timeUnit: g(fc.constantFrom, "", "Year"),
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

const makeSource = (g: GeneratorValue, since: (version: string) => boolean): Json => {
  const urls = [
    "https://data.example/query",
    "https://cached.lindas.admin.ch/query",
    ...(since("3.2.1") ? [] : ["https://lindas.admin.ch/query"]),
  ];
  return { dataSource: { type: "sparql", url: g(fc.constantFrom, ...urls) } };
};

/** Draws one configurator state as it was written at one version; knows nothing of the steps. */
export const makeState = (g: GeneratorValue, version: string): Json => {
  const since = (than: string): boolean => isSince(version, than);
  const shared = { version, state: "CONFIGURING_CHART", ...makeSource(g, since) };
  const chartVersion = chartVersionOf(version);
  const dataSet = since("3.0.0") ? {} : { dataSet: "https://energy.example/solar/12" };
  if (!since("2.0.0")) {
    const chartConfig = makeChart(g, chartVersion);
    return { ...shared, ...dataSet, meta: makeMeta(g, false), activeField: "y", chartConfig };
  }
  const keys = ["kEyOfChart01", "kEyOfChart02", "kEyOfChart03"].slice(
    0,
    g(fc.integer, { min: 1, max: 3 }),
  );
  const chartConfigs = keys.map((key) => makeChart(g, chartVersion, key));
  return {
    ...shared,
    ...dataSet,
    ...(since("3.1.0") ? { layout: makeLayout(g, since, keys) } : { meta: makeMeta(g, false) }),
    ...(since("3.3.0")
      ? {
          dashboardFilters: makeDashboardFilters(
            g,
            since,
            since("3.6.0") ? chartConfigs.flatMap(filterKeysOf) : [],
          ),
        }
      : {}),
    chartConfigs,
    activeChartKey: g(fc.constantFrom, ...keys),
  };
};
