import type { DataClient, DataScope } from "@statelier/data";
import {
  type ChartConfig,
  type HistoryState,
  makeEmptyDashboardFilters,
  matchComponents,
  matchShared,
  type StateWithCharts,
} from "@statelier/document";
import type { CubeComponents, Iri } from "@statelier/model";
import { takeNewest } from "@statelier/viewer";
import { type ComponentsCache, nameCubes } from "./components-cache.ts";
import { describeError } from "./describe-error.ts";
import { digestState, type OwnedChart } from "./owned-chart.ts";
import { activate, type SessionSnapshot } from "./session-snapshot.ts";

type Cubes = Parameters<ComponentsCache["find"]>[0];

/** What datasets are called in their newest version, and what they are made of then. */
type Renewal = { iris: readonly Iri[]; components: CubeComponents };

/** What has come of the datasets of charts, by their names before; of those that did not come there is nothing. */
export type Renewals = ReadonlyMap<string, Renewal>;

/** Asks for the newest version of each dataset once; one of which it does not come is taken as it is. */
const askNewestOnce = (data: Pick<DataClient, "latestIri">): Pick<DataClient, "latestIri"> => {
  const asked = new Map<Iri, Promise<Iri | undefined>>();
  return {
    latestIri: (source, iri) => {
      const known = asked.get(iri) ?? data.latestIri(source, iri).catch(() => undefined);
      asked.set(iri, known);
      return known;
    },
  };
};

/** Asks for the datasets of charts in their newest versions, and keeps why they do not come. Never rejects. */
export const askNewest = async (
  charts: readonly ChartConfig[],
  { source }: Pick<DataScope, "source">,
  {
    data,
    components,
    load,
  }: {
    data: Pick<DataClient, "latestIri">;
    components: ComponentsCache;
    load: (cubes: Cubes) => Promise<CubeComponents>;
  },
): Promise<Renewals> => {
  const newest = askNewestOnce(data);
  const renewals = new Map<string, Renewal>();
  await Promise.all(
    charts.map(async (config) => {
      try {
        const { cubes } = await takeNewest(newest, { source }, config);
        const iris = cubes.map(({ iri }) => iri);
        renewals.set(nameCubes(config.cubes), { iris, components: await load(cubes) });
      } catch (error) {
        const iri = config.cubes[0]?.iri ?? "";
        components.fail(config.cubes, describeError(error, { source, iri }));
      }
    }),
  );
  return renewals;
};

const renewChart = (
  config: ChartConfig,
  renewals: Renewals,
  components: ComponentsCache,
): ChartConfig => {
  const renewal = renewals.get(nameCubes(config.cubes));
  if (!renewal) return config;
  const cubes = config.cubes.map((cube, at) => ({ ...cube, iri: renewal.iris[at] ?? cube.iri }));
  const matched = matchComponents({ ...config, cubes }, renewal.components);
  components.put(matched.cubes, renewal.components);
  return matched;
};

type Charts = Pick<StateWithCharts, "chartConfigs" | "dashboardFilters">;

/** What the charts share, in the names that their dimensions have now; one chart shares nothing (DA8). */
const matchAllShared = (
  dashboardFilters: Charts["dashboardFilters"],
  charts: readonly ChartConfig[],
  { find }: ComponentsCache,
): Charts["dashboardFilters"] =>
  charts.length === 1
    ? makeEmptyDashboardFilters()
    : charts.reduce(
        (shared, { cubes }) => matchShared(shared, find(cubes) ?? { dimensions: [] }),
        dashboardFilters,
      );

/** The charts with the newest versions of their datasets, as readers see them; one whose datasets did not come stays as it is. */
export const renewCharts = <State extends Charts>(
  state: State,
  renewals: Renewals,
  components: ComponentsCache,
): State => {
  const chartConfigs = state.chartConfigs.map((each) => renewChart(each, renewals, components));
  const dashboardFilters = matchAllShared(state.dashboardFilters, chartConfigs, components);
  return { ...state, chartConfigs, dashboardFilters };
};

/** Charts in steps stand on datasets on which no chart stands now: on those that were added or removed there. */
export const listChartsOfSteps = ({
  past,
  future,
}: Pick<HistoryState, "past" | "future">): ChartConfig[] =>
  [...past, ...future].flatMap(({ snapshot }) => snapshot.chartConfigs);

/** One for each set of datasets on which charts stand. */
export const pickOnePerCubes = (charts: readonly ChartConfig[]): ChartConfig[] => [
  ...new Map(charts.map((config) => [nameCubes(config.cubes), config])).values(),
];

/** The same in all steps that lead to a state, and from it. */
export const renewHistory = (
  { past, future, ...history }: HistoryState,
  renewals: Renewals,
  components: ComponentsCache,
): HistoryState => {
  const renew = (steps: HistoryState["past"]): HistoryState["past"] =>
    steps.map((step) => ({
      ...step,
      snapshot: renewCharts(step.snapshot, renewals, components),
    }));
  return { ...history, past: renew(past), future: renew(future) };
};

/** A newer version of its data is no change of the author: where there was none, there is none with it. */
export const followNewest = (
  owned: OwnedChart | undefined,
  before: StateWithCharts,
  after: StateWithCharts,
): { owned?: OwnedChart } =>
  owned?.asRead !== undefined && owned.asRead === digestState(before)
    ? { owned: { ...owned, asRead: digestState(after) } }
    : {};

/** What a session is once datasets have come that were missing: what its author has changed stays. */
export const renewSession = (
  { history, state, owned }: SessionSnapshot,
  renewals: Renewals,
  components: ComponentsCache,
): Pick<SessionSnapshot, "history" | "state" | "config" | "components" | "missing" | "owned"> => {
  const present = renewCharts(state, renewals, components);
  return {
    history: renewHistory({ ...history, present }, renewals, components),
    ...activate(present, components),
    owned,
    ...followNewest(owned, state, present),
  };
};
