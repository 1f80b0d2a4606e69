import type { SchemaStep } from "./schema-step.ts";

/** Whoever reads all that is kept of them reads no rows of others for it. */
export const indexPersonal: SchemaStep = {
  name: "0016-index-personal",
  sql: `
    create index chart_version_person on chart_version (person_id, key, version);
    create index action_person on action (person_id, number);`,
};
