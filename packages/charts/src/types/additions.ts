import { type ChartConfig, type ChartConfigOf, isOfKind } from "@statelier/document";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";

/** The part of a config that says what draws it. */
export type DrawnBy = Pick<ChartConfig, "chartType" | "extensions"> & { fields?: unknown };

export type WrapDrawing = (drawing: AnyChartDrawing) => AnyChartDrawing;

/** What a chart may have beside its type, loaded where a config asks for it. */
type Addition = {
  isAsked: (chart: DrawnBy) => boolean;
  /** From the root of the project. */
  module: string;
  load: () => Promise<WrapDrawing>;
};

/** Bars, and columns in stacks or with their values, in charts made by today's rules. */
const hasDirectBars = ({ chartType, extensions, fields }: DrawnBy): boolean => {
  const { y, segment } = (fields ?? {}) as Partial<ChartConfigOf<"column">["fields"]>;
  const isColumn = chartType === "column" && (y?.showValues || segment?.type === "stacked");
  return extensions?.barLabels === "direct" && (isColumn || chartType === "bar");
};

/** In the order in which they are laid around the drawing of the type. */
const ADDITIONS: Readonly<Record<string, Addition>> = {
  dumbbell: {
    isAsked: (chart) => isOfKind(chart, "dumbbell"),
    module: "packages/charts/src/types/dumbbell/with-dumbbell.ts",
    load: async () => (await import("./dumbbell/with-dumbbell.ts")).withDumbbell,
  },
  slope: {
    isAsked: (chart) => isOfKind(chart, "slope"),
    module: "packages/charts/src/types/slope/with-slope.ts",
    load: async () => (await import("./slope/with-slope.ts")).withSlope,
  },
  pyramid: {
    isAsked: (chart) => isOfKind(chart, "pyramid"),
    module: "packages/charts/src/types/pyramid/with-pyramid.ts",
    load: async () => (await import("./pyramid/with-pyramid.ts")).withPyramid,
  },
  bars: {
    isAsked: hasDirectBars,
    module: "packages/charts/src/additions/direct-bars/with-direct-bars.ts",
    load: async () => (await import("../additions/direct-bars/with-direct-bars.ts")).withDirectBars,
  },
  smoothing: {
    isAsked: ({ chartType, extensions }) => chartType === "line" && Boolean(extensions?.smoothing),
    module: "packages/charts/src/additions/smoothing/with-smoothing.ts",
    load: async () => (await import("../additions/smoothing/with-smoothing.ts")).withSmoothing,
  },
  names: {
    isAsked: ({ extensions }) => Boolean(extensions?.pointLabels),
    module: "packages/charts/src/additions/names/with-names.ts",
    load: async () => (await import("../additions/names/with-names.ts")).withNames,
  },
  panels: {
    isAsked: ({ extensions }) => Boolean(extensions?.panels),
    module: "packages/charts/src/additions/panels/with-panels.ts",
    load: async () => (await import("../additions/panels/with-panels.ts")).withPanels,
  },
  remarks: {
    isAsked: ({ extensions }) => (extensions?.remarks?.length ?? 0) > 0 && !extensions?.panels,
    module: "packages/charts/src/additions/remarks/with-remarks.ts",
    load: async () => (await import("../additions/remarks/with-remarks.ts")).withRemarks,
  },
  largest: {
    isAsked: ({ extensions }) => Boolean(extensions?.largest),
    module: "packages/charts/src/additions/largest/with-largest.ts",
    load: async () => (await import("../additions/largest/with-largest.ts")).withLargest,
  },
  calculation: {
    isAsked: ({ extensions }) => Boolean(extensions?.calculation),
    module: "packages/charts/src/additions/calculation/with-calculation.ts",
    load: async () =>
      (await import("../additions/calculation/with-calculation.ts")).withCalculation,
  },
};

const listAsked = (chart: DrawnBy): [name: string, addition: Addition][] =>
  chart.extensions ? Object.entries(ADDITIONS).filter(([, { isAsked }]) => isAsked(chart)) : [];

export const listAdditions = (chart: DrawnBy): string[] => listAsked(chart).map(([name]) => name);

/** What draws a chart, in one word: charts of one name are drawn by the same. */
export const nameDrawing = (chart: DrawnBy): string =>
  [chart.chartType, ...listAdditions(chart)].join("+");

export const listAdditionModules = (chart: DrawnBy): string[] =>
  listAsked(chart).map(([, { module }]) => module);

/** What lays around the drawing of a chart all that its config adds. */
export const loadAdditions = async (chart: DrawnBy): Promise<readonly WrapDrawing[]> =>
  Promise.all(listAsked(chart).map(([, { load }]) => load()));

/** All of them by their names. */
export const loadAllAdditions = async (): Promise<ReadonlyMap<string, WrapDrawing>> =>
  new Map(
    await Promise.all(
      Object.entries(ADDITIONS).map(async ([name, { load }]) => [name, await load()] as const),
    ),
  );
