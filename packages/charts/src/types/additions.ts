import {
  CATEGORICAL_PALETTES,
  type ChartConfig,
  type ChartType,
  DEFAULT_PALETTE_ID,
  DIMENSION_PALETTE_ID,
  findCarriedPalette,
  isOfKind,
} from "@statelier/document";
import type { DrawingEntry } from "../react/page-drawing.ts";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import { chartDrawings } from "./registry.ts";

/** The part of a config that says what draws it. */
export type DrawnBy = Pick<ChartConfig, "chartType" | "extensions"> & {
  fields?: object;
  limits?: ChartConfig["limits"];
  interactiveFiltersConfig?: ChartConfig["interactiveFiltersConfig"];
};

type Animated = { fields?: { animation?: { dynamicScales?: boolean } } };

export type WrapDrawing = (drawing: AnyChartDrawing) => AnyChartDrawing;

/** What a chart may have beside its type, loaded where a config asks for it. */
type Addition = {
  isAsked: (chart: DrawnBy) => boolean;
  load: () => Promise<WrapDrawing>;
};

/** What is known at once of the type of a chart. */
export const findEntry = ({ chartType }: DrawnBy): DrawingEntry<ChartType> =>
  chartDrawings[chartType] as DrawingEntry<ChartType>;

const hasDirectBars = (chart: DrawnBy): boolean =>
  chart.extensions?.barLabels === "direct" &&
  Boolean(findEntry(chart).hasBars?.(chart.fields ?? {}));

type Coloured = { fields?: { color?: { paletteId?: string } } };

/** Whether its palette is none of those that give out one colour after the other. */
const hasOrderedColors = ({ fields, extensions }: DrawnBy & Coloured): boolean => {
  const { paletteId = DEFAULT_PALETTE_ID } = fields?.color ?? {};
  const own = findCarriedPalette({ extensions }, paletteId);
  if (own) return own.type !== "categorical";
  return paletteId !== DIMENSION_PALETTE_ID && !(paletteId in CATEGORICAL_PALETTES);
};

type Drawn = { fields?: { y?: { showValues?: boolean }; segment?: { type?: string } } };

const hasLineValues = (chart: DrawnBy & Drawn): boolean =>
  findEntry(chart).hasPointValues === true && chart.fields?.y?.showValues === true;

/** Bars on top of one another; those of a pyramid are so to either side. Areas always are, and have it in their drawing. */
const hasStacks = (chart: DrawnBy & Drawn): boolean =>
  findEntry(chart).hasStacks === true &&
  (chart.fields?.segment?.type === "stacked" || isOfKind(chart, "pyramid"));

/** In the order in which they are laid around the drawing of the type. */
const ADDITIONS = {
  dumbbell: {
    isAsked: (chart) => isOfKind(chart, "dumbbell"),
    load: async () => (await import("./dumbbell/with-dumbbell.ts")).withDumbbell,
  },
  slope: {
    isAsked: (chart) => isOfKind(chart, "slope"),
    load: async () => (await import("./slope/with-slope.ts")).withSlope,
  },
  pyramid: {
    isAsked: (chart) => isOfKind(chart, "pyramid"),
    load: async () => (await import("./pyramid/with-pyramid.ts")).withPyramid,
  },
  limits: {
    isAsked: ({ limits = {} }) => Object.values(limits).some(({ length }) => length > 0),
    load: async () => (await import("../additions/limits/with-limits.ts")).withLimits,
  },
  log: {
    isAsked: ({ extensions }) => Object.values(extensions?.logAxes ?? {}).some(Boolean),
    load: async () => (await import("../additions/log-axis/with-log-axes.ts")).withLogAxes,
  },
  values: {
    isAsked: hasLineValues,
    load: async () => (await import("../additions/line-values/with-line-values.ts")).withLineValues,
  },
  stacks: {
    isAsked: hasStacks,
    load: async () => (await import("../additions/stacks/with-stacks.ts")).withStacks,
  },
  order: {
    isAsked: hasOrderedColors,
    load: async () =>
      (await import("../additions/ordered-colors/with-ordered-colors.ts")).withOrderedColors,
  },
  bars: {
    isAsked: hasDirectBars,
    load: async () => (await import("../additions/direct-bars/with-direct-bars.ts")).withDirectBars,
  },
  smoothing: {
    isAsked: ({ extensions }) => Boolean(extensions?.smoothing),
    load: async () => (await import("../additions/smoothing/with-smoothing.ts")).withSmoothing,
  },
  names: {
    isAsked: ({ extensions }) => Boolean(extensions?.pointLabels),
    load: async () => (await import("../additions/names/with-names.ts")).withNames,
  },
  remarks: {
    isAsked: ({ extensions }) => (extensions?.remarks?.length ?? 0) > 0,
    load: async () => (await import("../additions/remarks/with-remarks.ts")).withRemarks,
  },
  panels: {
    isAsked: ({ extensions }) => Boolean(extensions?.panels),
    load: async () => (await import("../additions/panels/with-panels.ts")).withPanels,
  },
  largest: {
    isAsked: ({ extensions }) => Boolean(extensions?.largest),
    load: async () => (await import("../additions/largest/with-largest.ts")).withLargest,
  },
  colorLevel: {
    isAsked: ({ extensions }) => Boolean(extensions?.colorLevel),
    load: async () => (await import("../additions/color-level/with-color-level.ts")).withColorLevel,
  },
  sums: {
    isAsked: ({ extensions }) => Boolean(extensions?.additive),
    load: async () => (await import("../additions/own-sums/with-sum-note.ts")).withSumNote,
  },
  calculation: {
    isAsked: ({ extensions }) => Boolean(extensions?.calculation),
    load: async () =>
      (await import("../additions/calculation/with-calculation.ts")).withCalculation,
  },
  note: {
    isAsked: ({ extensions }) => Boolean(extensions?.note),
    load: async () => (await import("../additions/own-note/with-own-note.ts")).withOwnNote,
  },
  frames: {
    isAsked: ({ fields }: Animated) => fields?.animation?.dynamicScales === false,
    load: async () => (await import("../additions/frames/with-frames.ts")).withFrames,
  },
  // Last, of what all others have drawn.
  highlight: {
    isAsked: ({ extensions }) =>
      Object.values(extensions?.highlight ?? {}).some(({ length }) => length > 0),
    load: async () => (await import("../additions/highlight/with-highlight.ts")).withHighlight,
  },
} satisfies Readonly<Record<string, Addition>>;

export type AdditionName = keyof typeof ADDITIONS;

const NAMED = Object.entries(ADDITIONS) as [AdditionName, Addition][];

const listAsked = (chart: DrawnBy): [name: AdditionName, addition: Addition][] =>
  NAMED.filter(([, { isAsked }]) => isAsked(chart));

export const listAdditions = (chart: DrawnBy): AdditionName[] =>
  listAsked(chart).map(([name]) => name);

/** What draws a chart, in one word: charts of one name are drawn by the same. */
export const nameDrawing = (chart: DrawnBy): string =>
  [chart.chartType, ...listAdditions(chart)].join("+");

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
