import { isSame, omit, readObject } from "../json.ts";
import type { StateStep } from "../step.ts";

const NO_FILTERS = { filters: [] };
/** What the step down to 3.4.0 writes where nothing is shared. */
const BLANK = {
  filters: [
    {
      type: "timeRange",
      active: false,
      componentIri: "",
      presets: { type: "range", from: "", to: "" },
    },
  ],
};

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
    if (was && !isSame(was, NO_FILTERS) && !isSame(was, BLANK)) lose(["dashboardFilters"], was);
    return omit(state, "dashboardFilters");
  },
} as const satisfies StateStep;
