import type { SchemaStep } from "./schema-step.ts";

/** A SQLite file has one server, which keeps these in memory. Losing the table in a crash costs nothing. */
export const shareLimits: SchemaStep = {
  name: "0002-share-limits",
  sql: {
    sqlite: "",
    postgres: `
      create unlogged table used_allowance (
        kind text not null,
        caller text not null,
        spent double precision not null,
        was_granted boolean not null,
        at timestamptz not null,
        primary key (kind, caller)
      );
      create index used_allowance_at on used_allowance (at);`,
  },
};
