import {
  type CubeFilter,
  type DataClient,
  DataError,
  type DataScope,
  type KnownAnswer,
  makeKnownAnswer,
} from "@statelier/data";
import {
  type ChartConfig,
  type DashboardFilters,
  matchComponents,
  matchShared,
  shareFilters,
} from "@statelier/document";
import {
  decodeViewParams,
  deriveChartCubes,
  deriveReachableCubes,
  fetchGeography,
  listReaderDimensions,
  takeNewest,
} from "@statelier/viewer/published-chart";
import type { BakedContent } from "./baked-chart.ts";

/** Rows that a page may carry so that readers' filters need no network. */
const MOST_ROWS = 20_000;

const TOO_LARGE = new Set(["JOIN_TOO_LARGE", "RESULT_TOO_LARGE"]);

/** Undefined where it is more than an answer can hold: readers' choices then ask the source one by one. */
const readUnlessTooLarge = async (read: Promise<KnownAnswer>): Promise<KnownAnswer | undefined> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof DataError && TOO_LARGE.has(error.id)) return undefined;
    throw error;
  }
};

/** Reads what the page of one chart needs; `dataAsOf` is when, where a source does not answer now. Rejects with `DataError`. */
export const bakeChart = async (
  data: DataClient,
  scope: DataScope,
  stored: { documentId: string; config: ChartConfig; dashboardFilters: DashboardFilters },
): Promise<{ content: BakedContent; dataAsOf?: number }> => {
  const { documentId, dashboardFilters } = stored;
  const current = await takeNewest(data, scope, stored.config);
  const iris = current.cubes.map(({ iri }) => iri);
  const cubes = current.cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
  const [metadata, components] = await Promise.all([
    data.metadata(scope, iris),
    data.components(scope, cubes),
  ]);
  const newest = matchComponents(current, components);
  const shared = matchShared(dashboardFilters, components);
  const config = shareFilters({ config: newest, components }, shared);
  const { choices } = decodeViewParams({ config, components }, new URLSearchParams());
  const authors = deriveChartCubes({ config, components }, choices);
  const times: number[] = [];
  const read = async (asked: CubeFilter[]): Promise<KnownAnswer> => {
    const found = await data.observations(scope, asked);
    // The same object for many charts: it is written once for all of them.
    if (found.dataAsOf === undefined) return makeKnownAnswer(asked, found);
    const { dataAsOf, ...answer } = found;
    times.push(Date.parse(dataAsOf));
    return makeKnownAnswer(asked, answer);
  };
  const [author, geography] = await Promise.all([
    read(authors),
    fetchGeography(data, scope.source, { config, components }),
  ]);
  const answers = [author];
  const reachable = deriveReachableCubes(config, components);
  const most = listReaderDimensions({ config, components }).reduce(
    (rows, { values }) => rows * Math.max(1, values.length),
    Math.max(1, answers[0]?.answer.table.rowCount ?? 0),
  );
  const reach =
    reachable && most <= MOST_ROWS ? await readUnlessTooLarge(read(reachable)) : undefined;
  if (reach) answers.push(reach);
  const hasReach = reach !== undefined;
  return {
    content: {
      documentId,
      config: newest,
      metadata,
      components,
      answers,
      hasReach,
      ...(geography ? { geography } : {}),
    },
    ...(times.length > 0 ? { dataAsOf: Math.min(...times) } : {}),
  };
};
