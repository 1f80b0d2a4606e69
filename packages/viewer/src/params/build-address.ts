import type { ChartContext } from "@statelier/document";
import { deriveBoardChart } from "../chart-state/board-filters.ts";
import { numberOf, type PageChart, type PublishedState } from "../chart-state/page-state.ts";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
import { CHART_PARAM } from "./page-params.ts";
import type { Params } from "./param-record.ts";
import { withPrefix, writeTilePrefix } from "./tile-params.ts";
import { encodeViewParams, SHARED_PARAMS } from "./view-params.ts";

/** A path with parameters; bare without any. */
export const buildAddress = (path: string, params: Params): string => {
  const search = new URLSearchParams(params).toString();
  return search === "" ? path : `${path}?${search}`;
};

type PageAddress = Pick<PublishedState, "tabs" | "activeKey" | "keptParams" | "board" | "shares">;

/** Of a chart what its choices need. */
type PagePart = Omit<PageChart, "table">;

type ViewedChart = ChartContext & { choices: ReaderChoices };

/** The number of a chart, where its address has to name one: on a dashboard an address without it is that of the whole. */
export const listChartParam = (
  { tabs, activeKey, keptParams, board }: PageAddress,
  key?: string,
): Params =>
  key === undefined || (key === activeKey && !board?.layout)
    ? keptParams.filter(([name]) => CHART_PARAM.hasName(name))
    : CHART_PARAM.print(
        { count: tabs.length },
        tabs.findIndex((tab) => tab.key === key),
      );

/** What readers have chosen on a dashboard: what is for all of its charts once, the rest behind the number of each. */
const listBoardChoices = (
  state: PageAddress & Required<Pick<PageAddress, "shares">>,
  charts: readonly PagePart[],
): Params => {
  const board = deriveBoardChart(charts, state.shares);
  return [
    ...(board ? encodeViewParams(board, board.choices) : []),
    ...charts.flatMap((chart) => {
      const prefix = writeTilePrefix(numberOf(state, chart.config.key));
      const own = encodeViewParams(chart, chart.choices).filter(
        ([name]) => !chart.sharedParams.includes(name),
      );
      return withPrefix(prefix, own);
    }),
  ];
};

/** What readers have chosen on a page: all of its open chart, of the others what concerns every chart. */
export const listPageChoices = (state: PageAddress, charts: readonly PagePart[]): Params => {
  const { activeKey, shares } = state;
  if (shares) return listBoardChoices({ ...state, shares }, charts);
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
  charts: readonly PagePart[],
): string => buildAddress(path, [...listChartParam(state), ...listPageChoices(state, charts)]);

/** What a chart shows is written once for all of its addresses. */
const makeChartAddress = (
  state: PageAddress,
  chart: ViewedChart,
): ((path: string, more?: Params) => string) => {
  const params = [
    ...listChartParam(state, chart.config.key),
    ...encodeViewParams(chart, chart.choices),
  ];
  return (path, more = []) => buildAddress(path, [...params, ...more]);
};

/** One chart as it is shown, below a path of a page. */
export const buildChartAddress = (
  path: string,
  state: PageAddress,
  chart: ViewedChart,
  more?: Params,
): string => makeChartAddress(state, chart)(path, more);

/** One chart as files: pictures or its data, whether a page shows the chart or the table. */
export const makeFileAddress: typeof makeChartAddress = (state, chart) =>
  makeChartAddress(state, { ...chart, choices: { ...chart.choices, showTable: false } });
