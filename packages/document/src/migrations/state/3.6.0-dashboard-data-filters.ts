import { update } from "../json.ts";
import { dropMember, keepOnly } from "../members.ts";
import type { StateStep } from "../step.ts";

const NO_FILTERS = { componentIris: [], filters: {} };

export const dashboardDataFilters = {
  from: "3.5.0",
  to: "3.6.0",
  what: "dashboard-data-filters",
  up: (state) =>
    update(state, "dashboardFilters", (filters) => ({ ...filters, dataFilters: NO_FILTERS })),
  down: (state, tools) =>
    update(state, "dashboardFilters", (filters, at) =>
      keepOnly(
        dropMember(filters, ["dataFilters", NO_FILTERS], at, tools),
        ["timeRange"],
        at,
        tools,
      ),
    ),
} as const satisfies StateStep;
