export { checkInvariants } from "./check-invariants.ts";
export type { MachineContext } from "./context.ts";
export type { EditorEffect, IgnoreReason } from "./effects.ts";
export type { EditorEvent, EditorEventType, EventOf, FilterTarget, MetaField } from "./events.ts";
export * from "./history.ts";
export { isEventAllowed } from "./is-event-allowed.ts";
export type { StepName, StepNameId } from "./step-name.ts";
export { type Transition, transition } from "./transition.ts";
export { parseHistory, serializeHistory } from "./stored-history.ts";
