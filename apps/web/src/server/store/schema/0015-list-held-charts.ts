import type { SchemaStep } from "./schema-step.ts";

/** Whoever lists what they hold reads no documents for it. */
export const listHeldCharts: SchemaStep = {
  name: "0015-list-held-charts",
  sql: `
    drop index config_user;
    create index config_user on config (user_id, updated_at, key);
    drop index config_team;
    create index config_team on config (team_id, updated_at, key);`,
};
