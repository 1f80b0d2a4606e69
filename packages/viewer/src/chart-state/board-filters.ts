import {
  type ChartContext,
  type DashboardFilters,
  deriveSharedTimeRange,
  findFilter,
  findSharedDimension,
  findTimeDimension,
  writeSharedDate,
} from "@statelier/document";
import type { Dimension } from "@statelier/model";
import type { PageChart, Shares } from "./page-state.ts";
import { listReaderDimensions } from "./reader-dimensions.ts";
import type { ReaderChoices } from "./reader-choices.ts";

/** The dates of all charts of a dashboard as one dimension of its form; no dataset has it. */
const SHARED_TIME = "all-dates";

/** Of a chart what its filters need. */
type Part = Omit<PageChart, "table">;

/** A shared dimension in the charts that have it. */
type Shared = { dimension: Dimension; inCharts: { chart: Part; own: Dimension }[] };

/**
 * What is shared of the dimensions, each as the first chart knows it that has it, under the id by which all charts find it;
 * where charts call it by different names, by that of the dataset.
 */
const listShared = (charts: readonly Part[], { dashboardFilters }: Shares): Shared[] =>
  dashboardFilters.dataFilters.componentIds.flatMap((id) => {
    const inCharts = charts.flatMap((chart) => {
      const own = findSharedDimension(listReaderDimensions(chart), id);
      return own ? [{ chart, own }] : [];
    });
    const [first] = inCharts;
    if (!first) return [];
    const { label, datasetLabel = label } = first.own;
    const isOne = inCharts.every(({ own }) => own.label === label);
    return [{ dimension: { ...first.own, id, label: isOne ? label : datasetLabel }, inCharts }];
  });

/** The values for which one chart at least has data; undefined where one has all. */
const listPossible = ({ inCharts }: Shared): string[] | undefined => {
  const lists = inCharts.map(({ chart, own }) => chart.possible[own.id]);
  return lists.includes(undefined) ? undefined : [...new Set(lists.flatMap((list) => list ?? []))];
};

const makeTimeDimension = ({ sharedTime: range }: Shares): Dimension | undefined => {
  if (!range) return undefined;
  return {
    id: SHARED_TIME,
    kind: "TemporalDimension",
    cubeIri: "",
    label: "",
    isNumerical: false,
    isKeyDimension: true,
    values: range.values.map((value) => ({ value, label: value })),
    related: [],
    timeUnit: range.timeUnit,
  };
};

/** The time of a chart whose period is that of all charts. */
const findSharedTime = ({ config, components, sharedParams }: Part): Dimension | undefined =>
  sharedParams.includes("t.from") ? findTimeDimension(config, components) : undefined;

/** The period of the chart whose dates are the finest: those of the others hold it. */
const findPeriod = (
  charts: readonly Part[],
  time: Dimension,
): ReaderChoices["timeRange"] | undefined => {
  const withTime = charts.flatMap((chart) => {
    const dimension = findSharedTime(chart);
    return dimension ? [{ chart, dimension }] : [];
  });
  const finest = withTime.find(({ dimension }) => dimension.timeUnit === time.timeUnit);
  return (finest ?? withTime[0])?.chart.choices.timeRange;
};

/** What charts share as the author says, with the dates of all of them where their period is shared. */
export const deriveShares = (
  charts: readonly ChartContext[],
  dashboardFilters: DashboardFilters,
): Shares => {
  const times = charts.flatMap(
    ({ config, components }) => findTimeDimension(config, components) ?? [],
  );
  const sharedTime = dashboardFilters.timeRange.active ? deriveSharedTimeRange(times) : undefined;
  return { dashboardFilters, ...(sharedTime && { sharedTime }) };
};

/** Under what all charts of a dashboard stand, in the form of a chart, so that what shows a chart's filters shows them. */
export const deriveBoardChart = <Chart extends Part>(
  charts: readonly Chart[],
  shares: Shares,
): Chart | undefined => {
  const shared = listShared(charts, shares);
  const time = makeTimeDimension(shares);
  const [first] = charts;
  if (!first || (shared.length === 0 && !time)) return undefined;
  const pick = <Value>(read: (each: Shared) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      shared.flatMap((each) => {
        const value = read(each);
        return value === undefined ? [] : [[each.dimension.id, value] as const];
      }),
    );
  const { presets } = shares.dashboardFilters.timeRange;
  const period = time && findPeriod(charts, time);
  const filters = pick(({ inCharts: [at] }) => at && findFilter(at.chart.config, at.own));
  return {
    ...first,
    config: {
      ...first.config,
      key: "board",
      cubes: [{ iri: "", filters }],
      extensions: undefined,
      interactiveFiltersConfig: {
        legend: { active: false, componentId: "" },
        calculation: { active: false, type: "identity" },
        dataFilters: { active: true, componentIds: shared.map(({ dimension }) => dimension.id) },
        timeRange: {
          active: time !== undefined,
          componentId: SHARED_TIME,
          presets: { type: "range", ...presets },
        },
      },
    },
    components: {
      dimensions: [...shared.map(({ dimension }) => dimension), ...(time ? [time] : [])],
      measures: [],
    },
    choices: {
      dataFilters: pick(({ inCharts: [at] }) => at?.chart.choices.dataFilters[at.own.id]),
      hiddenValues: [],
      showTable: false,
      ...(period ? { timeRange: period } : {}),
    },
    possible: pick(listPossible),
    missed: {},
    unknown: [],
    sharedParams: [],
  };
};

/** What a choice for all charts means for one of them; undefined where it has nothing of it. */
export const deriveOwnChange = (
  chart: Part,
  { dataFilters, timeRange }: Partial<ReaderChoices>,
): Partial<ReaderChoices> | undefined => {
  const dimensions = listReaderDimensions(chart);
  const chosen = Object.entries(dataFilters ?? {}).flatMap(([id, choice]) => {
    const own = findSharedDimension(dimensions, id);
    return own ? [[own.id, choice] as const] : [];
  });
  const time = findSharedTime(chart);
  const change: Partial<ReaderChoices> = {
    ...(chosen.length > 0 && {
      dataFilters: { ...chart.choices.dataFilters, ...Object.fromEntries(chosen) },
    }),
    ...(timeRange &&
      time && {
        timeRange: {
          from: writeSharedDate(time, timeRange.from),
          to: writeSharedDate(time, timeRange.to),
        },
      }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
};
