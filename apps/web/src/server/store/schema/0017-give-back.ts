import type { SchemaStep } from "./schema-step.ts";

/** Whose a chart was before it was handed over to the person who has it: to them it can be given back. */
export const giveBack: SchemaStep = {
  name: "0017-give-back",
  sql: "alter table config add column former_user_id text;",
};
