import type { ComponentId } from "@statelier/model";
import { findSharedDimension } from "../dashboard/shared-filters.ts";
import { makeEmptyDashboardFilters } from "../document/make-initial-document.ts";
import { listUnmappedFilters } from "../filters/unmapped-filters.ts";
import type { ConfiguratorState } from "../document/configurator-state.ts";
import type {
  EditorEffect,
  HandlerResult,
  IgnoreReason,
  MachineContext,
} from "./events/handler.ts";
import type { EditorEvent } from "./events/events.ts";
import { followTexts } from "./follow-texts.ts";
import { type AnyHandler, HANDLERS } from "./handler-table.ts";

export type Transition = { state: ConfiguratorState; effects: EditorEffect[] };

const ignore = (state: ConfiguratorState, event: EditorEvent, reason: IgnoreReason): Transition => {
  const why = reason === "state" ? "state is incompatible with action" : "its content does not fit";
  return {
    state,
    effects: [
      {
        type: "LOG_IGNORED",
        event: event.type,
        state: state.state,
        reason,
        message: `Ignoring ${event.type} as ${why}`,
      },
    ],
  };
};

const isEditing = ({ state }: ConfiguratorState): boolean =>
  state === "CONFIGURING_CHART" || state === "LAYOUTING";

/** Where the filters that no field shows have changed, their possible values are asked again (PF4). */
const fetchPossibleFilters = (
  before: ConfiguratorState,
  after: ConfiguratorState,
  context: MachineContext,
): EditorEffect[] => {
  if (!("chartConfigs" in after) || !isEditing(after)) return [];
  const old = "chartConfigs" in before ? before.chartConfigs : [];
  return after.chartConfigs.flatMap((config): EditorEffect[] => {
    const previous = old.find(({ key }) => key === config.key);
    if (previous === config) return [];
    const components = context.findComponents(config.cubes);
    if (!components) return [];
    const requests = listUnmappedFilters(config, components);
    const known = previous ? listUnmappedFilters(previous, components) : [];
    const unchanged = JSON.stringify(requests) === JSON.stringify(known);
    if (unchanged || requests.length === 0) return [];
    return [{ type: "FETCH_POSSIBLE_FILTERS", chartKey: config.key, requests }];
  });
};

/** Shared filters go with the last chart that has their dimension (DA8), and all that is shared with the last but one chart. */
const dropOrphanFilters = (
  before: ConfiguratorState,
  after: ConfiguratorState,
  context: MachineContext,
): ConfiguratorState => {
  if (!("chartConfigs" in after)) return after;
  const { chartConfigs, dashboardFilters } = after;
  const wereSeveral = "chartConfigs" in before && before.chartConfigs.length > 1;
  if (wereSeveral && chartConfigs.length === 1)
    return { ...after, dashboardFilters: makeEmptyDashboardFilters() };
  const { componentIds, filters } = dashboardFilters.dataFilters;
  const ids = [...componentIds, ...Object.keys(filters)];
  const isAsBefore = "chartConfigs" in before && before.chartConfigs === chartConfigs;
  if (isAsBefore || ids.length === 0) return after;
  const charts = chartConfigs.map(({ cubes }) => context.findComponents(cubes));
  const isKept = (id: ComponentId): boolean =>
    charts.some((components) => !components || findSharedDimension(components.dimensions, id));
  if (ids.every(isKept)) return after;
  const kept = Object.entries(filters).filter(([id]) => isKept(id));
  const dataFilters = {
    componentIds: componentIds.filter(isKept),
    filters: Object.fromEntries(kept),
  };
  return { ...after, dashboardFilters: { ...dashboardFilters, dataFilters } };
};

/** What follows from another document, whatever has changed it. */
export const deriveEffects = (
  before: ConfiguratorState,
  after: ConfiguratorState,
  context: MachineContext,
): EditorEffect[] => {
  if (before === after) return [];
  const fetches = fetchPossibleFilters(before, after, context);
  return isEditing(after) ? [...fetches, { type: "SAVE_LOCAL" }] : fetches;
};

/**
 * The state after an event, and what is to be done about it. An event that its state does not allow, or whose
 * content does not fit the document, changes nothing and says so as an effect.
 */
export const transition = (
  state: ConfiguratorState,
  event: EditorEvent,
  context: MachineContext,
): Transition => {
  const handler = HANDLERS[event.type] as unknown as AnyHandler | undefined;
  if (!handler?.allowed.includes(state.state)) return ignore(state, event, "state");
  const result: HandlerResult = handler.handle(state, event, context);
  if (!result) return ignore(state, event, "payload");
  const dropped = dropOrphanFilters(state, result.state, context);
  const after = followTexts(state, dropped, context);
  const derived = deriveEffects(state, after, context);
  const isAnswer = event.type === "POSSIBLE_FILTERS_RECEIVED";
  const follows = isAnswer ? derived.filter(({ type }) => type === "SAVE_LOCAL") : derived;
  return { state: after, effects: [...(result.effects ?? []), ...follows] };
};
