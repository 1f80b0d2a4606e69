import type { SchemaStep } from "./schema-step.ts";

/** Links by which somebody joins a team, as digests; and how many charts somebody may keep, where it is not the usual number. */
export const invitePeople: SchemaStep = {
  name: "0011-invite-people",
  sql: `
    create table invitation (
      digest text primary key,
      team_id text not null references team (id) on delete cascade,
      person_id text not null references person (id) on delete cascade,
      created_at text not null,
      expires_at text not null
    );
    alter table person add column chart_allowance integer;`,
};
