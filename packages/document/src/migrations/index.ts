export * from "./list-cube-iris.ts";
export * from "./migrate.ts";
export { describeMigrationError } from "./migration-error.ts";
export type { MigrationError } from "./migration-error.ts";
export type { ChartContext, Loss, StateContext } from "./step.ts";
