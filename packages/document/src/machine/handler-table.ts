import type { ConfiguratorState, ConfiguratorStateName } from "../document/configurator-state.ts";
import type { Handler, HandlerResult, MachineContext } from "./events/handler.ts";
import type { EditorEventType, EventOf } from "./events/events.ts";
import { chartHandlers } from "./handlers/charts.ts";
import { colorHandlers } from "./handlers/colors.ts";
import { baseLayerHandlers } from "./handlers/base-layer.ts";
import { customLayerHandlers } from "./handlers/custom-layers.ts";
import { dashboardHandlers } from "./handlers/dashboard.ts";
import { fieldHandlers } from "./handlers/fields.ts";
import { filterHandlers } from "./handlers/filters.ts";
import { readerFilterHandlers } from "./handlers/reader-filters.ts";
import { layoutHandlers } from "./handlers/layout.ts";
import { stepHandlers } from "./handlers/steps.ts";
import { tableHandlers } from "./handlers/tables.ts";

type HandlerOf<T extends EditorEventType> = {
  allowed: readonly ConfiguratorStateName[];
  handle: (state: never, event: EventOf<T>, context: MachineContext) => HandlerResult;
};

/** What happens on every event, and where it may happen. A handler sees only states that allow its event. */
export const HANDLERS: { readonly [T in EditorEventType]: HandlerOf<T> } = {
  ...stepHandlers,
  ...chartHandlers,
  ...fieldHandlers,
  ...colorHandlers,
  ...filterHandlers,
  ...readerFilterHandlers,
  ...tableHandlers,
  ...baseLayerHandlers,
  ...customLayerHandlers,
  ...layoutHandlers,
  ...dashboardHandlers,
};

export type AnyHandler = Handler<EditorEventType, ConfiguratorState>;
