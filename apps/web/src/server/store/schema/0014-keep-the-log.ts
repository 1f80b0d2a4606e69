import type { SchemaStep } from "./schema-step.ts";

/** The log is not emptied as a whole either; SQLite knows no such statement. */
export const keepTheLog: SchemaStep = {
  name: "0014-keep-the-log",
  sql: {
    sqlite: "",
    postgres: `
      create trigger action_is_not_emptied before truncate on action
        for each statement execute function refuse_change();`,
  },
};
