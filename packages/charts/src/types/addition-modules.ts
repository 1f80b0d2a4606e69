import { type AdditionName, type DrawnBy, listAdditions } from "./additions.ts";

/** Where each addition stands, as builds name it; readers' programs do without. */
export const ADDITION_MODULES: Readonly<Record<AdditionName, string>> = {
  dumbbell: "types/dumbbell/with-dumbbell",
  slope: "types/slope/with-slope",
  pyramid: "types/pyramid/with-pyramid",
  limits: "additions/limits/with-limits",
  log: "additions/log-axis/with-log-axes",
  values: "additions/line-values/with-line-values",
  stacks: "additions/stacks/with-stacks",
  order: "additions/ordered-colors/with-ordered-colors",
  bars: "additions/direct-bars/with-direct-bars",
  smoothing: "additions/smoothing/with-smoothing",
  names: "additions/names/with-names",
  panels: "additions/panels/with-panels",
  remarks: "additions/remarks/with-remarks",
  largest: "additions/largest/with-largest",
  colorLevel: "additions/color-level/with-color-level",
  sums: "additions/own-sums/with-sum-note",
  note: "additions/own-note/with-own-note",
  calculation: "additions/calculation/with-calculation",
  frames: "additions/frames/with-frames",
  highlight: "additions/highlight/with-highlight",
};

/** What draws the additions of a chart, as paths from the root of the project. */
export const listAdditionModules = (chart: DrawnBy): string[] =>
  listAdditions(chart).map((name) => `packages/charts/src/${ADDITION_MODULES[name]}.ts`);
