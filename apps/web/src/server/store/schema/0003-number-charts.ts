import type { SchemaStep } from "./schema-step.ts";

const RANK = `
  update config set number = ranked.number
  from (select key, row_number() over (order by created_at, key) as number from config) as ranked
  where ranked.key = config.key;`;

const INDEXES = `
  create unique index config_number on config (number);
  drop index config_published;
  create index config_published on config (published_state, number);`;

/** Lists are read from a number on, which takes as long among millions of charts as among a hundred. */
export const numberCharts: SchemaStep = {
  name: "0003-number-charts",
  sql: {
    sqlite: `alter table config add column number integer; ${RANK} ${INDEXES}`,
    postgres: `
      alter table config add column number bigint;
      ${RANK}
      create sequence config_numbers owned by config.number;
      select setval('config_numbers', coalesce(max(number), 0) + 1, false) from config;
      alter table config
        alter column number set default nextval('config_numbers'),
        alter column number set not null;
      ${INDEXES}`,
  },
};
