import { hasLayout } from "../../dashboard/layout-blocks.ts";
import { makeInitialDocument } from "../../document/make-initial-document.ts";
import {
  type ConfiguratorState,
  STATE_VERSION,
  type StateWithCharts,
} from "../../document/configurator-state.ts";
import type { EventOf } from "../events/events.ts";
import {
  ALL_STATES,
  type ChartsHandler,
  EDITING,
  findActiveChart,
  type Handler,
  type HandlerResult,
} from "../events/handler.ts";

const hasCharts = (state: ConfiguratorState): state is StateWithCharts => "chartConfigs" in state;

/** No panel is open (ST5). */
const closePanels = (state: StateWithCharts): StateWithCharts => ({
  ...state,
  layout: { ...state.layout, activeField: undefined },
  chartConfigs: state.chartConfigs.map((config) => ({ ...config, activeField: undefined })),
});

const firstChartKey = (state: StateWithCharts): string =>
  state.chartConfigs[0]?.key ?? state.activeChartKey;

/** ST2 */
const initialized: Handler<"INITIALIZED", ConfiguratorState> = {
  allowed: ALL_STATES,
  handle: (state, event) =>
    event.state.state === "INITIAL"
      ? {
          state: {
            version: STATE_VERSION,
            state: "SELECTING_DATASET",
            dataSource: state.dataSource,
          },
        }
      : { state: event.state },
};

const dataSourceChanged: Handler<"DATASOURCE_CHANGED", ConfiguratorState> = {
  allowed: ["INITIAL", "SELECTING_DATASET"],
  handle: (state, event) => ({ state: { ...state, dataSource: event.dataSource } }),
};

const startConfiguring = (state: ConfiguratorState, event: EventOf<"STEP_NEXT">): HandlerResult => {
  const { chartConfig } = event;
  if (!chartConfig) return undefined;
  const document = makeInitialDocument({ dataSource: state.dataSource, chartConfig });
  return { state: { ...document, state: "CONFIGURING_CHART" } };
};

const publish = (state: StateWithCharts): HandlerResult => ({
  state: { ...closePanels(state), state: "PUBLISHING" },
  effects: [{ type: "PUBLISH" }],
});

/** ST1 */
const stepNext: Handler<"STEP_NEXT", ConfiguratorState> = {
  allowed: ["SELECTING_DATASET", "CONFIGURING_CHART", "LAYOUTING"],
  handle: (state, event) => {
    if (!hasCharts(state)) return startConfiguring(state, event);
    if (state.state === "LAYOUTING") return publish(state);
    const first = { ...state, activeChartKey: firstChartKey(state) };
    if (!hasLayout(state)) return publish(first);
    return { state: { ...closePanels(first), state: "LAYOUTING" } };
  },
};

const backToConfiguring = (state: StateWithCharts): StateWithCharts => ({
  ...closePanels(state),
  state: "CONFIGURING_CHART",
  activeChartKey: firstChartKey(state),
});

const backFromPublishing = (state: StateWithCharts): StateWithCharts =>
  hasLayout(state) ? { ...state, state: "LAYOUTING" } : backToConfiguring(state);

/** ST3 */
const stepPrevious: ChartsHandler<"STEP_PREVIOUS"> = {
  allowed: ["CONFIGURING_CHART", "LAYOUTING", "PUBLISHING"],
  handle: (state) => {
    if (state.state === "PUBLISHING") return { state: backFromPublishing(state) };
    if (state.state === "LAYOUTING") return { state: backToConfiguring(state) };
    const { version, dataSource } = state;
    return {
      state: { version, dataSource, state: "SELECTING_DATASET" },
      effects: [{ type: "NAVIGATE", to: { page: "select-dataset" } }],
    };
  },
};

/** ST4 */
const configureChart: ChartsHandler<"CONFIGURE_CHART"> = {
  allowed: EDITING,
  handle: (state, event) =>
    findActiveChart({ ...state, activeChartKey: event.chartKey })
      ? { state: { ...backToConfiguring(state), activeChartKey: event.chartKey } }
      : undefined,
};

/** ST6 */
const publishFailed: ChartsHandler<"PUBLISH_FAILED"> = {
  allowed: ["PUBLISHING"],
  handle: (state, event) => ({
    state: backFromPublishing(state),
    effects: [{ type: "TOAST", variant: "error", messageId: event.errorId }],
  }),
};

const published: ChartsHandler<"PUBLISHED"> = {
  allowed: ["PUBLISHING"],
  handle: (state, event) => ({
    state: { ...state, state: "PUBLISHED" },
    effects: [{ type: "NAVIGATE", to: { page: "published", key: event.key } }],
  }),
};

export const stepHandlers = {
  INITIALIZED: initialized,
  DATASOURCE_CHANGED: dataSourceChanged,
  STEP_NEXT: stepNext,
  STEP_PREVIOUS: stepPrevious,
  CONFIGURE_CHART: configureChart,
  PUBLISH_FAILED: publishFailed,
  PUBLISHED: published,
};
