import type {
  ConfiguratorState,
  ConfiguratorStateName,
  StateWithCharts,
} from "../../document/configurator-state.ts";
import type { UnmappedFilters } from "../../filters/unmapped-filters.ts";
import type { ChartKey, ComponentId, CubeComponents, Locale } from "@statelier/model";
import type { CubeConfig } from "../../schema/filters.ts";
import type { ChartConfig } from "../../chart-types/registry.ts";
import type { EditorEventType, EventOf } from "./events.ts";

/** What transitions may know besides state and event. */
export type MachineContext = {
  /** The components of these datasets, joined; undefined while they are not loaded. */
  findComponents: (
    cubes: readonly Pick<CubeConfig, "iri" | "joinBy">[],
  ) => CubeComponents | undefined;
  /** A key that no chart or block has yet. */
  makeKey: () => ChartKey;
  /** What a chart could be called and described as, in each language whose names are known; nothing is proposed without it. */
  proposeTexts?: (config: ChartConfig) => readonly ProposedTexts[];
};

/** Texts in one language; empty where there is nothing to say. */
export type ProposedTexts = {
  locale: Locale;
  title: string;
  description: string;
  altText: string;
};

export type IgnoreReason = "state" | "payload";

/** What a transition asks of the world around it; the session carries it out. */
export type EditorEffect =
  | { type: "SAVE_LOCAL" }
  /** Answered by POSSIBLE_FILTERS_RECEIVED. */
  | { type: "FETCH_POSSIBLE_FILTERS"; chartKey: ChartKey; requests: UnmappedFilters[] }
  /** Filters whose value does not occur under the others and was replaced. */
  | { type: "FILTERS_CORRECTED"; chartKey: ChartKey; componentIds: ComponentId[] }
  /** Answered by PUBLISHED or PUBLISH_FAILED. */
  | { type: "PUBLISH" }
  | { type: "NAVIGATE"; to: { page: "published"; key: ChartKey } | { page: "select-dataset" } }
  | { type: "TOAST"; variant: "error" | "success"; messageId: string }
  /** An event that changed nothing: not allowed in this state, or its content does not fit the document. */
  | {
      type: "LOG_IGNORED";
      event: EditorEventType;
      state: ConfiguratorStateName;
      reason: IgnoreReason;
      message: string;
    };

/** A new state with its effects; undefined where the event does not fit the document. */
export type HandlerResult = { state: ConfiguratorState; effects?: EditorEffect[] } | undefined;

/** What happens on one event, beside the list of states that allow it. */
export type Handler<T extends EditorEventType, State extends ConfiguratorState> = {
  allowed: readonly State["state"][];
  handle: (state: State, event: EventOf<T>, context: MachineContext) => HandlerResult;
};

/** A handler that sees documents only, whatever the states that allow it. */
export type ChartsHandler<T extends EditorEventType> = Handler<T, StateWithCharts>;

export const CONFIGURING = ["CONFIGURING_CHART"] as const;
export const LAYOUTING = ["LAYOUTING"] as const;
export const EDITING = ["CONFIGURING_CHART", "LAYOUTING"] as const;
export const ALL_STATES: readonly ConfiguratorStateName[] = [
  "INITIAL",
  "SELECTING_DATASET",
  "CONFIGURING_CHART",
  "LAYOUTING",
  "PUBLISHING",
  "PUBLISHED",
];

export const findActiveChart = (state: StateWithCharts): ChartConfig | undefined =>
  state.chartConfigs.find(({ key }) => key === state.activeChartKey);

/** The state with one of its charts replaced. */
export const replaceChart = (
  state: StateWithCharts,
  chartKey: string,
  chart: ChartConfig,
): StateWithCharts => ({
  ...state,
  chartConfigs: state.chartConfigs.map((config) => (config.key === chartKey ? chart : config)),
});

/** Changes the active chart without its components. */
export const changeChart = (
  state: StateWithCharts,
  change: (config: ChartConfig) => ChartConfig | undefined,
): HandlerResult => {
  const config = findActiveChart(state);
  const changed = config && change(config);
  return changed && { state: replaceChart(state, state.activeChartKey, changed) };
};

/** Changes the active chart by a rule that needs the components of its datasets. */
export const changeChartWith = (
  state: StateWithCharts,
  context: MachineContext,
  change: (config: ChartConfig, components: CubeComponents) => ChartConfig | undefined,
): HandlerResult =>
  changeChart(state, (config) => {
    const components = context.findComponents(config.cubes);
    return components && change(config, components);
  });

/** The config with the filters of its datasets changed. */
export const changeCubes = (
  config: ChartConfig,
  change: (cube: CubeConfig) => CubeConfig,
): ChartConfig => ({ ...config, cubes: config.cubes.map(change) });
