import type { SchemaStep } from "./schema-step.ts";

/** What the log says of an action beside its subject, as JSON of fields; rows of before have none, and say it in `detail` (`read-old-detail.ts`). */
export const logFacts: SchemaStep = {
  name: "0019-log-facts",
  sql: "alter table action add column facts text",
};
