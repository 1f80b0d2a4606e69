import type { ConfiguratorStateName } from "../document/configurator-state.ts";
import type { EditorEventType } from "./events/events.ts";
import { HANDLERS } from "./handler-table.ts";

/** Whether a state listens to an event at all; what the event holds may still not fit. */
export const isEventAllowed = (state: ConfiguratorStateName, event: EditorEventType): boolean =>
  HANDLERS[event].allowed.includes(state);
