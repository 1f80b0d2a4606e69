import type { SchemaStep } from "./schema-step.ts";

/** By which programs act for people; only digests are kept. */
export const keepTokens: SchemaStep = {
  name: "0009-keep-tokens",
  sql: `
    create table program_token (
      id text primary key,
      digest text not null unique,
      person_id text not null references person (id) on delete cascade,
      name text not null,
      scope text not null check (scope in ('read', 'draft', 'publish', 'administer')),
      created_at text not null,
      expires_at text not null,
      used_at text
    );
    create index program_token_person on program_token (person_id);`,
};
