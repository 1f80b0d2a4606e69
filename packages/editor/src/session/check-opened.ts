import type { ConfiguratorState, StateWithCharts } from "@statelier/document";
import type { SessionStart } from "./session-start.ts";

/** Where the machine has to be once an address is open; throws where it is not. */
export const checkOpened = (start: SessionStart, state: ConfiguratorState): StateWithCharts => {
  if (!("chartConfigs" in state)) throw new Error("State does not respect type guard");
  const isConfiguring = state.state === "CONFIGURING_CHART";
  if (start.type === "cube" && !isConfiguring)
    throw new Error("After init, chart state should be in CONFIGURING_CHART state");
  if (start.type === "copy" && !start.isLayouting && !isConfiguring)
    throw new Error("Should be configuring after edit");
  return state;
};

/** For what types rule out and a foreign document may hold all the same. */
export const unreachable = (value: never): never => {
  throw new Error(`This should be unreachable! but got ${JSON.stringify(value)}`);
};
