import type { ChartKey, ComponentId } from "@statelier/model";
import type { UnmappedFilters } from "../../filters/unmapped-filters.ts";
import type { ConfiguratorStateName } from "../../document/configurator-state.ts";
import type { EditorEventType } from "./events.ts";

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
