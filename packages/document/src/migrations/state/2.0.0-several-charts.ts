import { isAbsent, isSame, omit, readObject, readObjects } from "../json.ts";
import { declareRestored } from "../members.ts";
import { loseBlocks } from "../lose-blocks.ts";
import { valueAt } from "../opened.ts";
import { ADDED } from "../step.ts";
import type { StateStep, StateTools } from "../step.ts";

const emptyText = { de: "", fr: "", it: "", en: "" };
const EMPTY_META = { title: emptyText, description: emptyText };
/** What a chart takes over from its state, and gives back. */
const CHART_OF_ITS_STATE = ["meta", "activeField"];

/** Where the document that was handed in has each chart, by key; charts of other datasets are gone by now. */
const indexOpened = ({ opened }: StateTools): ReadonlyMap<unknown, number> => {
  const charts = opened(["chartConfigs"]);
  if (!Array.isArray(charts)) return new Map();
  const keys = charts.map((chart, index) => [valueAt(chart, ["key"]), index] as const);
  return new Map(keys.toReversed());
};

export const severalCharts = {
  from: "1.0.0",
  to: "2.0.0",
  what: "several-charts",
  up: (state, tools) => {
    const chartConfig = readObject(state, "chartConfig");
    const rest = { ...omit(state, "chartConfig", "activeField"), meta: EMPTY_META };
    if (!chartConfig) {
      declareRestored([state.meta, EMPTY_META], ["meta"], tools);
      if (!isAbsent(state.activeField))
        tools.lose(["activeField"], state.activeField, { dormant: true });
      return rest;
    }
    if (isAbsent(state.meta)) tools.lose(["meta"], undefined, ADDED);
    for (const name of CHART_OF_ITS_STATE) {
      const was = chartConfig[name];
      if (!isAbsent(was))
        tools.lose(["chartConfig", name], was, isSame(was, state[name]) ? { dormant: true } : {});
    }
    const own = omit(chartConfig, ...CHART_OF_ITS_STATE);
    const chart = tools.migrateChart(state, own, "2.0.0", ["chartConfig"]);
    return { ...rest, chartConfigs: [chart], activeChartKey: chart.key };
  },
  down: (state, tools) => {
    const [first, ...others] = readObjects(state, "chartConfigs") ?? [];
    const rest = omit(state, "chartConfigs", "activeChartKey");
    declareRestored([state.meta, EMPTY_META], ["meta"], tools);
    if (!first) return rest;
    const places = indexOpened(tools);
    for (const [index, chart] of others.entries())
      tools.lose(["chartConfigs", places.get(chart.key) || index + 1], chart);
    loseBlocks(others, tools);
    loseBlocks([first], tools, ["key"]);
    const active = state.activeChartKey;
    tools.lose(["activeChartKey"], active, isAbsent(active) ? ADDED : { dormant: true });
    return {
      ...rest,
      meta: first.meta ?? EMPTY_META,
      ...(first.activeField === undefined ? {} : { activeField: first.activeField }),
      chartConfig: omit(
        tools.migrateChart(state, first, "1.4.2", ["chartConfigs", 0]),
        ...CHART_OF_ITS_STATE,
      ),
    };
  },
} as const satisfies StateStep;
