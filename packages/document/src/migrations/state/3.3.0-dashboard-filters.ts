import { isSame, omit, readObject } from "../json.ts";
import { ADDED } from "../step.ts";
import type { StateStep } from "../step.ts";

const NO_FILTERS = { filters: [] };

export const dashboardFilters = {
  from: "3.2.1",
  to: "3.3.0",
  what: "dashboard-filters",
  up: (state, { lose }) => {
    const was = readObject(state, "dashboardFilters");
    if (was) lose(["dashboardFilters"], was);
    return { ...state, dashboardFilters: NO_FILTERS };
  },
  down: (state, { lose }) => {
    const was = readObject(state, "dashboardFilters");
    if (!was) lose(["dashboardFilters"], undefined, ADDED);
    if (was && !isSame(was, NO_FILTERS)) lose(["dashboardFilters"], was);
    return omit(state, "dashboardFilters");
  },
} as const satisfies StateStep;
