import type { ChartConfig, EditorEffect, HistoryState, StateWithCharts } from "@statelier/document";
import type { ChartKey, ComponentId, CubeComponents } from "@statelier/model";
import type { PageError } from "@statelier/viewer";
import type { ComponentsCache } from "./components-cache.ts";
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

export type PossibleFilters = Extract<EditorEffect, { type: "FETCH_POSSIBLE_FILTERS" }>;

/** A question for possible filters that got no answer, where `isOffline` because the server could not be reached. */
export type Unanswered = { question: PossibleFilters; isOffline: boolean };

/** What the editor shows: the document, the steps to undo and redo, and what goes on around it. */
export type SessionSnapshot = {
  history: HistoryState;
  state: StateWithCharts;
  /** The chart that is being edited. */
  config: ChartConfig;
  /** Of the datasets of this chart; none where these are missing. */
  components: CubeComponents;
  /** Why the datasets of this chart are missing. */
  missing: PageError | undefined;
  unanswered: Unanswered | undefined;
  /** Filters that were changed because their value does not occur under the others. */
  corrected: readonly ComponentId[];
  /** Whether the browser holds what is shown, and since when; `deleted`: another tab has deleted it, and nothing is stored. */
  saved: { status: "saved" | "saving" | "failed" | "deleted"; at: Date };
  /** Another tab or somebody else has changed the same chart: until the author decides, nothing is stored. */
  elsewhere: Elsewhere | undefined;
  /** Where the chart has been published before. */
  publishedKey: ChartKey | undefined;
  /** The stored chart that saving and publishing change; undefined where they make a new one. */
  owned: OwnedChart | undefined;
  draft: "idle" | "saving" | "saved";
};

/** A document with the chart that is active in it; all datasets were asked for before. */
export const activate = (
  state: StateWithCharts,
  { findOrNone, findFailure }: ComponentsCache,
): Pick<SessionSnapshot, "state" | "config" | "components" | "missing"> => {
  const config = state.chartConfigs.find(({ key }) => key === state.activeChartKey);
  if (state.chartConfigs.length === 0) throw new Error("No chart config available!");
  if (!config) throw new Error("Could not find active chart config");
  const { cubes } = config;
  return { state, config, components: findOrNone(cubes), missing: findFailure(cubes) };
};

/** Whoever shows snapshots: told once of what changes together, as each control asks then whether it shows something else. */
export class Listeners {
  readonly #all = new Set<() => void>();
  #open = 0;
  #isDue = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  tell(): void {
    this.#isDue = this.#open > 0;
    if (!this.#isDue) for (const listener of this.#all) listener();
  }

  together(change: () => void): void {
    this.#open += 1;
    try {
      change();
    } finally {
      this.#open -= 1;
      if (this.#isDue) this.tell();
    }
  }
}
