import type { SchemaStep } from "./schema-step.ts";

const INDEXES = `
  create index if not exists config_user on config (user_id);
  create index if not exists config_published on config (published_state, created_at, key);
`;

/** A database from before versions were counted has these tables. */
export const createCharts: SchemaStep = {
  name: "0001-create-charts",
  sql: {
    sqlite: `
      create table if not exists config (
        key text primary key,
        data text not null,
        user_id text,
        published_state text not null check (published_state in ('DRAFT', 'PUBLISHED')),
        draft_of text references config (key),
        created_at text not null,
        updated_at text not null,
        views integer not null default 0
      ) strict;
      ${INDEXES}`,
    // `json` and not `jsonb`: the order of a document's filters has a meaning.
    postgres: `
      create table if not exists config (
        key text primary key,
        data json not null,
        user_id text,
        published_state text not null check (published_state in ('DRAFT', 'PUBLISHED')),
        draft_of text references config (key),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        views bigint not null default 0
      );
      ${INDEXES}`,
  },
};
