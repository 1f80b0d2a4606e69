import type { Draw } from "../../testing/make-draw.ts";
import { type Json, isSince, leaveOut, makeMeta, maybe } from "./draft.ts";
import { makeChart } from "./make-chart.ts";
import { makeDashboardFilters } from "./make-dashboard-filters.ts";
import { makeLayout } from "./make-layout.ts";

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

const filterKeysOf = (chart: Json): string[] =>
  (chart.cubes as { filters?: Json | null }[]).flatMap(({ filters }) => Object.keys(filters ?? {}));

const makeSource = (draw: Draw, since: (version: string) => boolean): Json => {
  const url = draw.from(
    "https://data.example/query",
    "https://cached.lindas.admin.ch/query",
    "https://lindas.admin.ch/query",
  );
  const source = { dataSource: { type: "sparql", url } };
  return since("3.2.1") ? source : leaveOut(draw, source, "dataSource");
};

const makeFlowState = (draw: Draw): Json =>
  maybe(draw, () => ({
    state: draw.from("CONFIGURING_CHART", "LAYOUTING", "PUBLISHING", "PUBLISHED"),
  }));

const makeWithoutCharts = (draw: Draw, since: (version: string) => boolean, shared: Json): Json => {
  const state = {
    ...shared,
    state: draw.from("INITIAL", "SELECTING_DATASET"),
    ...(since("3.0.0") ? {} : { dataSet: "https://energy.example/solar/12" }),
    ...(since("3.1.0") ? {} : { meta: makeMeta(draw, false) }),
    ...(since("2.0.0") ? {} : { activeField: "y" }),
  };
  return leaveOut(draw, state, "dataSet", "meta", "activeField");
};

const makeFirstState = (draw: Draw, shared: Json): Json => {
  const state = {
    ...shared,
    dataSet: "https://energy.example/solar/12",
    meta: makeMeta(draw, false),
    activeField: "y",
  };
  return {
    ...leaveOut(draw, state, "version", "meta", "activeField"),
    chartConfig: makeChart(draw, "1.4.2"),
  };
};

const makeFiltered = (draw: Draw, since: (version: string) => boolean, charts: Json[]): Json => {
  const filtered = since("3.6.0") ? charts.flatMap(filterKeysOf) : [];
  return since("3.3.0") ? { dashboardFilters: makeDashboardFilters(draw, since, filtered) } : {};
};

const makeWithCharts = (
  draw: Draw,
  since: (version: string) => boolean,
  { chartVersion, ...shared }: Json & { readonly chartVersion: string },
): Json => {
  const keys = ["kEyOfChart01", "kEyOfChart02", "kEyOfChart03"].slice(0, draw.integer(1, 3));
  const chartConfigs = keys.map((key) => makeChart(draw, chartVersion, key));
  const state = {
    ...shared,
    ...(since("3.0.0") ? {} : { dataSet: "https://energy.example/solar/12" }),
    ...(since("3.1.0")
      ? { layout: makeLayout(draw, since, keys) }
      : { meta: makeMeta(draw, false) }),
    ...makeFiltered(draw, since, chartConfigs),
    chartConfigs,
    activeChartKey: draw.from(...keys),
  };
  return leaveOut(draw, state, "meta", "dashboardFilters", "activeChartKey");
};

/**
 * Draws one configurator state as it was written at one version; knows nothing of the steps. One of twelve is from
 * before a chart is begun, and some are without their place in the editing flow, as they were stored.
 */
export const makeState = (draw: Draw, version: string): Json => {
  const since = (than: string): boolean => isSince(version, than);
  const shared = { version, ...makeSource(draw, since) };
  if (draw.integer(1, 12) === 1) return makeWithoutCharts(draw, since, shared);
  const placed = { ...shared, ...makeFlowState(draw) };
  return since("2.0.0")
    ? makeWithCharts(draw, since, { ...placed, chartVersion: chartVersionOf(version) })
    : makeFirstState(draw, placed);
};
