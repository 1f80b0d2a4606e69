import type { SchemaStep } from "./schema-step.ts";

/** Colours of people; `colors` is a list in JSON. */
export const keepPalettes: SchemaStep = {
  name: "0006-keep-palettes",
  sql: `
    create table palette (
      id text primary key,
      person_id text not null references person (id) on delete cascade,
      name text not null,
      type text not null check (type in ('sequential', 'diverging', 'categorical')),
      colors text not null,
      created_at text not null,
      updated_at text not null,
      unique (person_id, name)
    );`,
};
