export {
  type ChartDataClient,
  type CubeFilter,
  type DataClient,
  type ReadProgress,
  DataError,
  type DataScope,
  type FacetCount,
  type SearchFacets,
  type SearchVariables,
} from "./client/data-client.ts";
export {
  decodeKnownAnswer,
  encodeKnownAnswer,
  type KnownAnswer,
  makeKnownAnswer,
  type WireKnownAnswer,
  withKnownAnswers,
} from "./client/known-answers.ts";
export { findReadProgress } from "./client/find-read-progress.ts";
export { makeChartDataClient } from "./client/make-chart-data-client.ts";
export { makeDataClient } from "./client/make-data-client.ts";
export { makeHttpDataClient, makeHttpExecute } from "./client/make-http-data-client.ts";
export {
  hasRole,
  type Role,
  ROLES,
  SCOPE_ROLES,
  TOKEN_SCOPES,
  type TokenScope,
} from "./client/roles.ts";
export { type QueryState, useOwnQuery, useQuery } from "./client/use-query.ts";
export {
  type ConfigClient,
  type HeldChart,
  type ViewDays,
  makeConfigClient,
  REMOVED_DAYS,
  type StoredConfig,
  type StoredVersion,
  type VersionMoment,
} from "./client/config-client.ts";
export {
  makePaletteClient,
  type PaletteClient,
  type StoredPalette,
} from "./client/palette-client.ts";
export {
  type ActionFacts,
  type AdministrationClient,
  type KnownChart,
  type KnownPerson,
  type KnownTeam,
  type LoggedAction,
  makeAdministrationClient,
} from "./client/administration-client.ts";
export {
  type AccountClient,
  makeAccountClient,
  type ProgramToken,
  type Webhook,
} from "./client/account-client.ts";
