import type { StateWithCharts } from "@statelier/document";
import type { OwnedChart } from "./owned-chart.ts";

/** The same chart as another tab has stored it or, with `owned`, as somebody else has saved it. */
export type Elsewhere = {
  state: Readonly<Record<string, unknown>>;
  at: Date;
  owned?: OwnedChart;
};

export const toElsewhere = (owned: OwnedChart, state: StateWithCharts): Elsewhere => ({
  state,
  at: new Date(owned.updatedAt),
  owned,
});
