import type { SchemaStep } from "./schema-step.ts";

/** Whose draft a version was that somebody published. */
export const nameDrafters: SchemaStep = {
  name: "0018-name-drafters",
  sql: `
    alter table chart_version add column drafted_by text;
    create index chart_version_drafter on chart_version (drafted_by, key, version);`,
};
