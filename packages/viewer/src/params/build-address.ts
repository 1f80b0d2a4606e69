import type { ChartContext } from "@statelier/document";
import type { TabsState } from "../chart-state/page-state.ts";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
import { CHART_PARAM } from "./page-params.ts";
import type { Params } from "./param-record.ts";
import { encodeViewParams, SHARED_PARAMS } from "./view-params.ts";

/** A path with parameters; bare without any. */
export const buildAddress = (path: string, params: Params): string => {
  const search = new URLSearchParams(params).toString();
  return search === "" ? path : `${path}?${search}`;
};

type PageAddress = Pick<TabsState, "tabs" | "activeKey" | "keptParams">;

type ViewedChart = ChartContext & { choices: ReaderChoices };

/** The number of a chart, where its address has to name one. */
export const listChartParam = (
  { tabs, activeKey, keptParams }: PageAddress,
  key = activeKey,
): Params =>
  key === activeKey
    ? keptParams.filter(([name]) => CHART_PARAM.hasName(name))
    : CHART_PARAM.print(
        { count: tabs.length },
        tabs.findIndex((tab) => tab.key === key),
      );

/** What readers have chosen on a page: all of its open chart, of the others what concerns every chart. */
export const listPageChoices = (activeKey: string, charts: readonly ViewedChart[]): Params => {
  const isOpen = ({ config }: ViewedChart): boolean => config.key === activeKey;
  const params = [
    ...charts.filter(isOpen).flatMap((chart) => encodeViewParams(chart, chart.choices)),
    ...charts
      .filter((chart) => !isOpen(chart))
      .flatMap((chart) => encodeViewParams(chart, chart.choices, SHARED_PARAMS)),
  ];
  return [...new Map(params.map((param) => [param.join("="), param])).values()];
};

/** Everything that a page shows, below a path of a page. */
export const buildPageAddress = (
  path: string,
  state: PageAddress,
  charts: readonly ViewedChart[],
): string =>
  buildAddress(path, [...listChartParam(state), ...listPageChoices(state.activeKey, charts)]);

/** One chart as it is shown, below a path of a page. */
export const buildChartAddress = (
  path: string,
  state: PageAddress,
  chart: ViewedChart,
  more: Params = [],
): string =>
  buildAddress(path, [
    ...listChartParam(state, chart.config.key),
    ...encodeViewParams(chart, chart.choices),
    ...more,
  ]);

/** One chart as a file: a picture or its data, whether a page shows the chart or the table. */
export const buildFileAddress: typeof buildChartAddress = (path, state, chart, more) => {
  const choices = { ...chart.choices, showTable: false };
  return buildChartAddress(path, state, { ...chart, choices }, more);
};
