import { omit, readObject } from "../json.ts";
import { declareRestored } from "../members.ts";
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
  down: (state, tools) => {
    const was = readObject(state, "dashboardFilters");
    declareRestored([was, NO_FILTERS], ["dashboardFilters"], tools);
    return omit(state, "dashboardFilters");
  },
} as const satisfies StateStep;
