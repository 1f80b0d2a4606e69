import type { SchemaStep } from "./schema-step.ts";

/** Which chart a caller's attempt to publish has led to: a repetition gets it, too. `attempt` and `digest` are hashes (`new-chart.ts`, `routes/publish-attempt.ts`). */
export const keepAttempts: SchemaStep = {
  name: "0020-keep-attempts",
  sql: `
    create table publish_attempt (
      attempt text primary key,
      key text not null references config (key) on delete cascade,
      digest text not null,
      made_at text not null
    );
    create index publish_attempt_made on publish_attempt (made_at);
    create index publish_attempt_key on publish_attempt (key);`,
};
