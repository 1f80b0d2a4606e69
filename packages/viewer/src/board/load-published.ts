import type { DataClient, DataScope } from "@statelier/data";
import {
  type ChartConfig,
  type ChartContext,
  type ChartDocument,
  type ChartFault,
  findChartFault,
  findOpenChart,
  matchComponents,
  matchShared,
  renameComponents,
  shareFilters,
} from "@statelier/document";
import type { Locale } from "@statelier/model";
import { listFrames } from "@statelier/charts";
import { FRAME_PARAM } from "../params/drawing-params.ts";
import { CHART_PARAM } from "../params/page-params.ts";
import { deriveSharedParams } from "../params/shared-params.ts";
import { type NamingChart, readTileParams } from "../params/tile-params.ts";
import { nameSeries } from "../params/value-names.ts";
import { decodeViewParams } from "../params/view-params.ts";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";
import { fetchGeography } from "../chart-state/fetch-geography.ts";
import { fetchSelection } from "../chart-state/fetch-selection.ts";
import { type ChartState, deriveChartView, type Selection } from "../chart-state/chart-state.ts";
import type { Failure } from "../failure/describe-failure.ts";
import { tailOf } from "../params/slug.ts";

/** A chart cannot be drawn from its dataset: a `Failure` with the id of its error. */
class ChartFaultError extends Error implements Failure {
  readonly id: string;
  readonly args: Record<string, string>;
  constructor({ id, componentId, message }: ChartFault) {
    super(message);
    this.name = "ChartFaultError";
    this.id = id;
    this.args = { id: tailOf(componentId) };
  }
}

/** Which chart of the document an address shows: the open one where it names none. */
export const pickChart = (document: ChartDocument, params: URLSearchParams): ChartConfig => {
  const { chartConfigs } = document;
  const place = CHART_PARAM.parse({ count: chartConfigs.length }, params).value;
  return chartConfigs[place ?? -1] ?? findOpenChart(document);
};

/** What an address says of one chart: that of a dashboard has parameters of all of its charts, under names that say of which. */
export const readOwnParams = (
  document: ChartDocument,
  chart: NamingChart,
  params: URLSearchParams,
): URLSearchParams => {
  if (document.layout.type !== "dashboard")
    return new URLSearchParams(
      [...params].map(([name, value]) => [chart.ownNames?.[name] ?? name, value]),
    );
  const place = document.chartConfigs.findIndex(({ key }) => key === chart.config.key);
  const isNamed = pickChart(document, params).key === chart.config.key;
  return readTileParams(params, chart, { number: place + 1, isNamed });
};

/** Series that an address hides with all the others, and which are shown all the same. */
const listForced = (
  chart: ChartContext,
  asked: ReaderChoices,
  { choices }: Selection,
): UnknownParam[] => {
  const forced = asked.hiddenValues.filter((value) => !choices.hiddenValues.includes(value));
  if (forced.length === 0) return [];
  const names = nameSeries(chart);
  return forced.map((value) => ({ name: "hide", value: names.get(value) ?? value }));
};

/** The moment of an animation that has no rows is shown by none: the last one is, and the address is not understood. */
const leaveMissedFrame = (
  chart: ChartContext,
  selection: Selection,
  locale: Locale,
): { selection: Selection; missed: UnknownParam[] } => {
  const { animationValue, ...choices } = selection.choices;
  if (animationValue === undefined) return { selection, missed: [] };
  const view = deriveChartView(selection.choices);
  const frames = listFrames({ ...chart, table: selection.table, locale, view });
  if (frames.length === 0 || frames.some(({ value }) => value === animationValue))
    return { selection, missed: [] };
  const printed = FRAME_PARAM.print(chart, selection.choices);
  return {
    selection: { ...selection, choices },
    missed: printed.map(([name, value]) => ({ name, value })),
  };
};

/** Reads what an address shows of one chart of a document. Rejects with `DataError`, or with `ChartFaultError`. */
export const fetchChart = async (
  data: DataClient,
  scope: DataScope,
  { document, stored }: { document: ChartDocument; stored: ChartConfig },
  params: URLSearchParams,
): Promise<ChartState> => {
  const iris = stored.cubes.map(({ iri }) => iri);
  const cubes = stored.cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
  const [metadata, found] = await Promise.all([
    data.metadata(scope, iris),
    data.components(scope, cubes),
  ]);
  const matched = matchComponents(stored, found);
  const components = renameComponents(matched, found, scope.locale);
  const shared = matchShared(document.dashboardFilters, components);
  const config = shareFilters({ config: matched, components }, shared);
  const chart = { config, components };
  const fault = findChartFault(chart);
  if (fault) throw new ChartFaultError(fault);
  const { ownNames } = deriveSharedParams(document, chart);
  const named = { ...chart, ...(ownNames && { ownNames }) };
  const { choices, unknown } = decodeViewParams(chart, readOwnParams(document, named, params));
  const [fetched, geography] = await Promise.all([
    fetchSelection(data, scope, chart, choices),
    fetchGeography(data, scope.source, chart),
  ]);
  const { selection, missed } = leaveMissedFrame(chart, fetched, scope.locale);
  const others = [...unknown, ...listForced(chart, choices, selection), ...missed];
  const drawnOn = geography ? { geography } : {};
  return { ...named, ...drawnOn, metadata, unknown: others, ...selection };
};

/** Reads what an address shows of a document. Rejects as `fetchChart` does. */
export const fetchPublished = (
  data: DataClient,
  scope: DataScope,
  document: ChartDocument,
  params: URLSearchParams,
): Promise<ChartState> =>
  fetchChart(data, scope, { document, stored: pickChart(document, params) }, params);
