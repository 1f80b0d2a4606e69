import type { SchemaStep } from "./schema-step.ts";

/** How often a chart was opened on each day of the site's time zone. */
export const countViewDays: SchemaStep = {
  name: "0013-count-view-days",
  sql: `
    create table chart_view (
      key text not null,
      day text not null,
      count bigint not null,
      primary key (key, day)
    );`,
};
