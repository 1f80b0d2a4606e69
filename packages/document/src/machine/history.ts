import type { ConfiguratorState, StateWithCharts } from "../document/configurator-state.ts";
import type { EditorEffect, MachineContext } from "./events/handler.ts";
import type { EditorEvent, EditorEventType } from "./events/events.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { isSame } from "../document/is-same.ts";
import { recallSwap } from "./recall-swap.ts";
import { deriveMergeKey, deriveStepName, type StepName } from "./step-name.ts";
import { deriveEffects, transition } from "./transition.ts";

/** What undo brings back: the document without the screen that it is edited on. */
type Snapshot = Pick<
  StateWithCharts,
  "layout" | "chartConfigs" | "activeChartKey" | "dashboardFilters"
>;

/** A step and the document on its other side. */
export type HistoryStep = { name: StepName; snapshot: Snapshot };

/** The state with the way back and the way forward; the nearest step is the last one of each list. */
export type HistoryState = {
  past: readonly HistoryStep[];
  present: ConfiguratorState;
  future: readonly HistoryStep[];
  /** Earlier steps than those of `past` were made, and are not kept. */
  isCut?: boolean;
  /** Key of the step that the next event may join. */
  openMergeKey?: string | undefined;
};

/** What an event, an undo or a redo makes of the history, and what the session is to do about it. */
export type HistoryTransition = { history: HistoryState; effects: EditorEffect[] };

/** Steps that are kept (UR4). */
export const HISTORY_LIMIT = 200;

/** A history without steps. */
export const makeHistory = (present: ConfiguratorState): HistoryState => ({
  past: [],
  present,
  future: [],
});

const hasCharts = (state: ConfiguratorState): state is StateWithCharts => "chartConfigs" in state;

/** What is the document of a state. */
export const takeSnapshot = (state: StateWithCharts): Snapshot => ({
  layout: state.layout,
  chartConfigs: state.chartConfigs,
  activeChartKey: state.activeChartKey,
  dashboardFilters: state.dashboardFilters,
});

/** Which panel is open is not part of the document: it stays as it is (UR5). */
const restore = (state: StateWithCharts, snapshot: Snapshot): StateWithCharts => ({
  ...state,
  ...snapshot,
  layout: { ...snapshot.layout, activeField: state.layout.activeField },
  chartConfigs: snapshot.chartConfigs.map((config) => ({
    ...config,
    activeField: state.chartConfigs.find(({ key }) => key === config.key)?.activeField,
  })),
});

/** Whether two states hold the same document, whatever panels are open. */
const isSameDocument = (one: StateWithCharts, other: StateWithCharts): boolean =>
  isSame(takeSnapshot(one), takeSnapshot(restore(one, takeSnapshot(other))));

/** Whether a state is what the last step began with: what leads back there is a step of its own, so that it can be taken back as well. */
const leadsBack = ({ past }: HistoryState, next: StateWithCharts): boolean => {
  const last = past.at(-1);
  return last !== undefined && isSameDocument(next, restore(next, last.snapshot));
};

/** What the data say of a step that was made belongs to it. */
const ANSWERS: readonly EditorEventType[] = [
  "POSSIBLE_FILTERS_RECEIVED",
  "MAP_SKEW_FOUND",
  "POINTS_NAMED",
];

const keepCut = ({ isCut }: HistoryState, isCutNow = false): Pick<HistoryState, "isCut"> =>
  isCut === true || isCutNow ? { isCut: true } : {};

const record = (
  history: HistoryState,
  next: ConfiguratorState,
  event: EditorEvent,
): HistoryState => {
  const { present } = history;
  if (!hasCharts(next) || event.type === "INITIALIZED") return makeHistory(next);
  const name = deriveStepName(event, present);
  if (!name || !hasCharts(present)) {
    const merge = ANSWERS.includes(event.type) ? history.openMergeKey : undefined;
    return { ...history, present: next, openMergeKey: merge };
  }
  if (isSameDocument(present, next)) return { ...history, present: next };
  const mergeKey = deriveMergeKey(event, present);
  if (mergeKey !== undefined && mergeKey === history.openMergeKey && !leadsBack(history, next)) {
    return { ...history, present: next, future: [] };
  }
  const past = [...history.past, { name, snapshot: takeSnapshot(present) }];
  return {
    past: past.slice(-HISTORY_LIMIT),
    present: next,
    future: [],
    ...keepCut(history, past.length > HISTORY_LIMIT),
    openMergeKey: mergeKey,
  };
};

const isActive =
  (state: ConfiguratorState) =>
  ({ key }: { key: string }): boolean =>
    hasCharts(state) && key === state.activeChartKey;

const replaceActive = (state: StateWithCharts, config: ChartConfig): StateWithCharts => ({
  ...state,
  chartConfigs: state.chartConfigs.map((each) => (isActive(state)(each) ? config : each)),
});

/**
 * The chart as it was before its author began to try chart types: one that is reached through others, as by arrow keys, is
 * the same as one that is chosen at once. Undefined where the last step was another.
 */
const findTried = ({ past, present }: HistoryState): StateWithCharts | undefined => {
  const other = past.findLastIndex(
    ({ name, snapshot }) =>
      name.id !== "history.chart-type" ||
      !hasCharts(present) ||
      snapshot.activeChartKey !== present.activeChartKey,
  );
  const first = past[other + 1]?.snapshot.chartConfigs.find(isActive(present));
  if (!first || !hasCharts(present)) return undefined;
  const tried = {
    ...first,
    activeField: present.chartConfigs.find(isActive(present))?.activeField,
  };
  return replaceActive(present, tried);
};

const applyToTried = (
  { present }: HistoryState,
  tried: StateWithCharts,
  event: EditorEvent,
  context: MachineContext,
): ReturnType<typeof transition> => {
  const { state, effects } = transition(tried, event, context);
  const isRefused = effects.some(({ type }) => type === "LOG_IGNORED");
  if (isRefused || !hasCharts(present) || !hasCharts(state))
    return transition(present, event, context);
  return isSameDocument(present, state)
    ? { state: present, effects: [] }
    : { state, effects: deriveEffects(present, state, context) };
};

/** What swaps two fields a second time leads back to what they were before the first time (FE7); undefined where that is not known. */
const swapBack = (
  { past, present }: HistoryState,
  event: EditorEvent,
  context: MachineContext,
): ReturnType<typeof transition> | undefined => {
  if (event.type !== "CHART_FIELDS_SWAPPED" || present.state !== "CONFIGURING_CHART")
    return undefined;
  const charts = [...past.map(({ snapshot }) => snapshot), present].map(({ chartConfigs }) =>
    chartConfigs.find(isActive(present)),
  );
  const recalled = recallSwap(charts, event.fields);
  const swapped = recalled && transition(present, event, context);
  // What is not allowed any more, as without the data of the chart, stays so.
  if (!recalled || swapped?.state === present) return undefined;
  const state = replaceActive(present, recalled);
  return { state, effects: deriveEffects(present, state, context) };
};

/** As `transition`, with the step remembered where the event changed the document (UR1). */
export const applyEvent = (
  history: HistoryState,
  event: EditorEvent,
  context: MachineContext,
): HistoryTransition => {
  const tried = event.type === "CHART_TYPE_CHANGED" ? findTried(history) : undefined;
  const { state, effects } = tried
    ? applyToTried(history, tried, event, context)
    : (swapBack(history, event, context) ?? transition(history.present, event, context));
  if (state === history.present) return { history, effects };
  return { history: record(history, state, event), effects };
};

const canTravel = (state: ConfiguratorState): state is StateWithCharts =>
  state.state === "CONFIGURING_CHART" || state.state === "LAYOUTING";

/** What was corrected after a step is not in its snapshot: possible filters are asked again (PF4). */
const travel = (before: StateWithCharts, history: HistoryState, context: MachineContext) => ({
  history,
  effects: deriveEffects(before, history.present, context),
});

/** The document before its last step; nothing where there is none. Screens stay where they are (UR2). */
export const undo = (history: HistoryState, context: MachineContext): HistoryTransition => {
  const { past, present, future } = history;
  const step = past.at(-1);
  if (!step || !canTravel(present)) return { history, effects: [] };
  const undone = {
    past: past.slice(0, -1),
    present: restore(present, step.snapshot),
    future: [...future, { name: step.name, snapshot: takeSnapshot(present) }],
    ...keepCut(history),
  };
  return travel(present, undone, context);
};

/** The step that was undone last, done again. */
export const redo = (history: HistoryState, context: MachineContext): HistoryTransition => {
  const { past, present, future } = history;
  const step = future.at(-1);
  if (!step || !canTravel(present)) return { history, effects: [] };
  const redone = {
    past: [...past, { name: step.name, snapshot: takeSnapshot(present) }],
    present: restore(present, step.snapshot),
    future: future.slice(0, -1),
    ...keepCut(history),
  };
  return travel(present, redone, context);
};

/** What undo would take back and redo would bring again. */
export const nextSteps = ({ past, future }: HistoryState): { undo?: StepName; redo?: StepName } => {
  const [back, forward] = [past.at(-1)?.name, future.at(-1)?.name];
  return { ...(back ? { undo: back } : {}), ...(forward ? { redo: forward } : {}) };
};
