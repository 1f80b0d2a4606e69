export { listCubeIris } from "./migrations/run/list-cube-iris.ts";
export {
  CURRENT_CHART_VERSION,
  CURRENT_STATE_VERSION,
  migrateChartConfig,
  migrateState,
  type MigrationResult,
} from "./migrations/run/migrate.ts";
export {
  describeMigrationError,
  describeMigrationFault,
  type MigrationError,
} from "./migrations/run/migration-error.ts";
export type { Loss } from "./migrations/step.ts";
export { traceUnread } from "./migrations/run/trace-unread.ts";
export { CHART_VERSIONS, STATE_VERSIONS } from "./migrations/run/versions.ts";
