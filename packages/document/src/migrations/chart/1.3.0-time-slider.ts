import { update } from "../json.ts";
import { dropMember, keepOnly } from "../members.ts";
import type { ChartStep } from "../step.ts";

const KEPT = ["legend", "timeRange", "dataFilters"];
const EMPTY_SLIDER = { componentIri: "" };

export const timeSlider = {
  from: "1.2.1",
  to: "1.3.0",
  what: "time-slider",
  up: (chart, tools) =>
    update(chart, "interactiveFiltersConfig", (filters, at) => ({
      ...keepOnly(filters, KEPT, at, tools),
      timeSlider: EMPTY_SLIDER,
    })),
  down: (chart, tools) =>
    update(chart, "interactiveFiltersConfig", (filters, at) =>
      keepOnly(dropMember(filters, ["timeSlider", EMPTY_SLIDER], at, tools), KEPT, at, tools),
    ),
} as const satisfies ChartStep;
