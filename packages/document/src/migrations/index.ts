export * from "./list-cube-iris.ts";
export { listVisibleLosses } from "./list-visible-losses.ts";
export * from "./migrate.ts";
export { describeMigrationError, describeMigrationFault } from "./migration-error.ts";
export type { MigrationError } from "./migration-error.ts";
export type { ChartContext, Loss, StateContext } from "./step.ts";
export { traceUnread } from "./trace-unread.ts";
export * from "./versions.ts";
