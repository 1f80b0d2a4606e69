import { z } from "zod";

/** Where a value axis begins, if its author says so: at zero, or at the lowest value. */
export const AXIS_STARTS = ["zero", "data"] as const;
/** One of `AXIS_STARTS`. */
export type AxisStart = (typeof AXIS_STARTS)[number];

/** What readers are shown in place of a measure, worked out of its values. */
const CALCULATIONS = ["index", "previous", "year", "share", "perCapita", "average"] as const;
/** Index of a period, change on the previous one or on the year before, share, per capita, moving average. */
export type CalculationType = (typeof CALCULATIONS)[number];

/** Of how many people a value per capita is. */
export const PER_HEADS = [1, 1000, 100_000] as const;

/** Over how many periods an average moves. */
export const AVERAGE_PERIODS = [3, 5, 7, 12] as const;

/** Over how many steps of time lines are smoothed, half of them on either side. */
export const SMOOTHING_SPANS = [7, 31, 91] as const;

const calculationSchema = z.object({
  type: z.enum(CALCULATIONS),
  /** Of an index: the period that is 100; the first one that is there when absent. */
  period: z.string().nullish(),
  /** Of an average: how many periods it takes in, up to the one where it stands. */
  periods: z.literal(AVERAGE_PERIODS).nullish(),
  /** Per capita: the measure of the population, and of how many people. */
  populationId: z.string().nullish(),
  heads: z.literal(PER_HEADS).nullish(),
  /** Readers may switch to the values themselves. */
  isOpen: z.boolean().nullish(),
});

/** What is worked out, and with which period, span or population. */
export type Calculation = z.infer<typeof calculationSchema>;

/** Other forms of chart types; programs that do not know them draw the type. */
export const KINDS = ["dumbbell", "slope", "pyramid"] as const;
/** One of `KINDS`. */
export type ChartKind = (typeof KINDS)[number];

/** How many series keep their names where all others are drawn as one. */
export const LARGEST_COUNTS = [5, 7, 9] as const;

const texts = z.record(z.string(), z.string().nullish());

/** What later versions write: known as far as it is carried there and back. */
export const LATER_EXTENSIONS = {
  annotations: z.array(z.looseObject({ key: z.string().nullish() })).nullish(),
  defaultValueOverrides: z
    .record(z.string(), z.union([z.string(), z.array(z.string())], "a text or a list of texts"))
    .nullish(),
  filterTypes: z.record(z.string(), z.enum(["single", "multi"])).nullish(),
  limitColumnWidths: z.boolean().nullish(),
  links: z
    .looseObject({
      enabled: z.boolean().nullish(),
      baseUrl: z.string().nullish(),
      componentId: z.string().nullish(),
      targetComponentId: z.string().nullish(),
    })
    .nullish(),
} as const;

/** How a remark is drawn: at an observation, with an arrow to it, across the plot at a number or at a value of the other axis, or as a shade. */
export const REMARK_TYPES = ["text", "arrow", "reference", "event", "span"] as const;
/** One of `REMARK_TYPES`. */
export type RemarkType = (typeof REMARK_TYPES)[number];

/** Each is placed clear of all others: of a chart that has more, the first so many are drawn. */
export const MOST_REMARKS = 100;

const remarkSchema = z.object({
  key: z.string(),
  type: z.enum(REMARK_TYPES),
  /** A value of the axis of categories or of time; of a shade its first one. */
  at: z.string().nullish(),
  /** Of a shade: its last value. */
  to: z.string().nullish(),
  /** The series of the observation; the first one that is there when absent. */
  series: z.string().nullish(),
  /** The value of the small chart that it stands in. Without one a text stands in the first; lines and shades run through all, with their text in the first. */
  panel: z.string().nullish(),
  /** Of a line: where it stands on the value axis, as the chart shows its numbers. */
  number: z.number().nullish(),
  text: texts.nullish(),
});

/** A remark of the author at a place of the plot. */
export type Remark = z.infer<typeof remarkSchema>;

const known = {
  ...LATER_EXTENSIONS,
  /** The measures whose values the author says may be added up. */
  additive: z.record(z.string(), z.boolean()).nullish(),
  /** What is shown in place of the measure. */
  calculation: calculationSchema.nullish(),
  /** The colour of columns and bars below zero, where it is another one. */
  belowZero: z.string().nullish(),
  /** Measure → of its colours in a map: the value at which a diverging palette parts, in the unit of the dataset, and whether a palette runs the other way. */
  colorScales: z
    .record(z.string(), z.object({ middle: z.number().nullish(), isTurned: z.boolean().nullish() }))
    .nullish(),
  /** The form in which the type is drawn. */
  kind: z.enum(KINDS).nullish(),
  /** Measure → where its axis starts, where the author has said so. */
  axisStarts: z.record(z.string(), z.enum(AXIS_STARTS)).nullish(),
  /** The measure that the areas of dots stand for, in charts of points. */
  dotSize: z.string().nullish(),
  /** The dimension of which each value has a small chart; each with axes of its own, or all with the same; in the order of the values, or by size. */
  panels: z
    .object({
      dimension: z.string(),
      ownAxes: z.boolean().nullish(),
      order: z.literal("largest").nullish(),
    })
    .nullish(),
  /** What the author writes and draws at values of the chart; gone where its value is. */
  remarks: z.array(remarkSchema).nullish(),
  /** How many of the largest series are drawn; all others are one, where values add up. */
  largest: z.literal(LARGEST_COUNTS).nullish(),
  /** Lines are drawn along the means of so many steps of time, over dots of the single values. */
  smoothing: z.literal(SMOOTHING_SPANS).nullish(),
  /** The measures whose axes are logarithmic, where all values are above zero. */
  logAxes: z.record(z.string(), z.boolean()).nullish(),
  /** Dimension → the largest values, to which the first chart of a dataset was kept; maps, points, pies and tables show all. */
  firstValues: z.record(z.string(), z.array(z.string())).nullish(),
  /** Dimension → the points that were named by rule; they lose their names as another type, unless the author has changed them. */
  firstNames: z.record(z.string(), z.array(z.string())).nullish(),
  /** Dimension → the values whose points, or places, are named in the drawing. */
  pointLabels: z.record(z.string(), z.array(z.string())).nullish(),
  /** Dimension → the values that keep their colours; series of others are neutral. */
  highlight: z.record(z.string(), z.array(z.string())).nullish(),
  /** The palettes of somebody's own that the chart uses, by their ids. */
  palettes: z
    .record(
      z.string(),
      z.object({
        name: z.string().nullish(),
        type: z.enum(["sequential", "diverging", "categorical"]),
        colors: z.array(z.string()),
      }),
    )
    .nullish(),
  /** Of points of one colour: the depth in the tree of their dimension whose nodes colour those below them; node → the colour that was picked for it. */
  colorLevel: z
    .object({
      dimension: z.string(),
      depth: z.int(),
      colors: z.record(z.string(), z.string()).nullish(),
    })
    .nullish(),
  /** The dimensions of which each value is a point, in charts of points. */
  points: z.array(z.string()).nullish(),
  /** By which rules the chart was first made; charts of before keep theirs (D61, D63, D64). */
  barLabels: z.literal("direct").nullish(),
  lineEnds: z.literal("values").nullish(),
  manySeries: z.literal("neutral").nullish(),
  nominalOrder: z.literal("label").nullish(),
  stacking: z.literal("additive").nullish(),
  valueAxes: z.literal("fit").nullish(),
  altText: z.union([z.string(), texts], "a text, or one per language").nullish(),
  /** Component → language → what the chart calls it, in place of its name in the dataset. */
  componentNames: z.record(z.string(), texts).nullish(),
  /** Language → what readers are told beneath the chart. */
  note: texts.nullish(),
  /** Dataset → language → the title that it had when the chart was published. */
  "dataset-titles": z.record(z.string(), texts).nullish(),
  /** Whether two measures that count the same stand on one axis; by their values when absent. */
  sharedAxis: z.boolean().nullish(),
  /** Of a table: measure → whether a row has its whole line over time, and of its dates the newest. */
  rowLines: z.record(z.string(), z.boolean()).nullish(),
  /** Of a table: groups stand in the order of their first rows, not of their names. */
  groupOrder: z.literal("rows").nullish(),
  /** Whether series differ by texture as well. */
  patterns: z.boolean().nullish(),
  /** Dataset → the same without its version; for documents of versions before ids. */
  unversionedIris: z.record(z.string(), z.string()).nullish(),
};

/** What the format has no place for, each thing under its own name (D27); names that are unknown here are kept. */
export const chartExtensionsSchema = z.object(known).catchall(z.unknown());

/** The same of a layout, of which no name is known yet. */
export const layoutExtensionsSchema = z.record(z.string(), z.unknown());
