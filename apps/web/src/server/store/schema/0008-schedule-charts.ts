import type { SchemaStep } from "./schema-step.ts";

/** When a draft becomes public, as an ISO text in UTC, and which server has made it so. */
export const scheduleCharts: SchemaStep = {
  name: "0008-schedule-charts",
  sql: `
    alter table config add column publish_at text;
    alter table config add column release_token text;
    create index config_publish_at on config (publish_at);`,
};
