import type { SchemaStep } from "./schema-step.ts";

const tables = (number: string) => `
  create table webhook (
    id text primary key,
    person_id text not null references person (id) on delete cascade,
    key text references config (key) on delete cascade,
    team_id text references team (id) on delete cascade,
    url text not null,
    secret text not null,
    created_at text not null,
    failed_at text
  );
  create index webhook_person on webhook (person_id);
  create index webhook_key on webhook (key);
  create index webhook_team on webhook (team_id);
  create table delivery (
    number ${number},
    webhook_id text not null references webhook (id) on delete cascade,
    event text not null,
    key text not null,
    at text not null,
    due_at text not null,
    attempt integer not null
  );
  create index delivery_due on delivery (due_at);
  create index delivery_webhook on delivery (webhook_id);
  create index config_changed on config (published_state, updated_at);`;

/** Who is told of publications, and what of it is still to be sent. */
export const followCharts: SchemaStep = {
  name: "0010-follow-charts",
  sql: {
    sqlite: tables("integer primary key autoincrement"),
    postgres: tables("bigint generated always as identity primary key"),
  },
};
