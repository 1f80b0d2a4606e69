import { rename, update } from "../json.ts";
import { keepOnly } from "../members.ts";
import type { ChartStep } from "../step.ts";

export const timeRange = {
  from: "1.2.0",
  to: "1.2.1",
  what: "time-range",
  up: (chart, tools) =>
    update(chart, "interactiveFiltersConfig", (filters, at) =>
      rename(keepOnly(filters, ["legend", "time", "dataFilters"], at, tools), "time", "timeRange"),
    ),
  down: (chart, tools) =>
    update(chart, "interactiveFiltersConfig", (filters, at) =>
      rename(
        keepOnly(filters, ["legend", "timeRange", "dataFilters"], at, tools),
        "timeRange",
        "time",
      ),
    ),
} as const satisfies ChartStep;
