import type { SchemaStep } from "./schema-step.ts";

const COLUMNS = `
  alter table config add column team_id text references team (id);
  alter table config add column published_at text;
  alter table config add column deleted_at text;`;

const REST = `
  create index config_team on config (team_id);
  create index config_draft on config (draft_of);
  create table chart_version (
    key text not null references config (key) on delete cascade,
    version integer not null,
    data text not null,
    published_at text not null,
    person_id text,
    primary key (key, version)
  );`;

/** Charts of people and teams, those that were taken back, and what was published before. */
export const ownCharts: SchemaStep = {
  name: "0005-own-charts",
  sql: {
    sqlite: `${COLUMNS}
      update config set published_at = created_at where published_state = 'PUBLISHED';
      ${REST}`,
    postgres: `${COLUMNS}
      update config set published_at =
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        where published_state = 'PUBLISHED';
      ${REST}`,
  },
};
