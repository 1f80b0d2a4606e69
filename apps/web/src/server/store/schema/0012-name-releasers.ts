import type { SchemaStep } from "./schema-step.ts";

/** Who gave a draft its time: their name stands in the log and at the version that it becomes. */
export const nameReleasers: SchemaStep = {
  name: "0012-name-releasers",
  sql: "alter table config add column publish_by text;",
};
