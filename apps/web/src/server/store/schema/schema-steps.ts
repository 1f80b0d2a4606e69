import { createCharts } from "./0001-create-charts.ts";
import { shareLimits } from "./0002-share-limits.ts";
import { numberCharts } from "./0003-number-charts.ts";
import { keepPeople } from "./0004-keep-people.ts";
import { ownCharts } from "./0005-own-charts.ts";
import { keepPalettes } from "./0006-keep-palettes.ts";
import { logActions } from "./0007-log-actions.ts";
import { scheduleCharts } from "./0008-schedule-charts.ts";
import { keepTokens } from "./0009-keep-tokens.ts";
import { followCharts } from "./0010-follow-charts.ts";
import { invitePeople } from "./0011-invite-people.ts";
import { nameReleasers } from "./0012-name-releasers.ts";
import { countViewDays } from "./0013-count-view-days.ts";
import { keepTheLog } from "./0014-keep-the-log.ts";
import { listHeldCharts } from "./0015-list-held-charts.ts";
import { indexPersonal } from "./0016-index-personal.ts";
import { giveBack } from "./0017-give-back.ts";
import { nameDrafters } from "./0018-name-drafters.ts";
import { logFacts } from "./0019-log-facts.ts";
import { keepAttempts } from "./0020-keep-attempts.ts";
import type { SchemaStep } from "./schema-step.ts";

/** In their order; the version of a database is the number of steps that were done. */
export const SCHEMA_STEPS: readonly SchemaStep[] = [
  createCharts,
  shareLimits,
  numberCharts,
  keepPeople,
  ownCharts,
  keepPalettes,
  logActions,
  scheduleCharts,
  keepTokens,
  followCharts,
  invitePeople,
  nameReleasers,
  countViewDays,
  keepTheLog,
  listHeldCharts,
  indexPersonal,
  giveBack,
  nameDrafters,
  logFacts,
  keepAttempts,
];
