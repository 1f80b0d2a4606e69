import { z } from "zod";

const SORTING_TYPES = ["byAuto", "byDimensionLabel", "byTotalSize", "byMeasure"] as const;
/** Ascending and descending, as documents name them. */
export const SORTING_ORDERS = ["asc", "desc"] as const;
/** What stands for missing values: nothing, zeros, or a straight line between those beside them. */
export const IMPUTATION_TYPES = ["none", "zeros", "linear"] as const;
/** How large the dots of a line are. */
export const DOT_SIZES = ["Small", "Medium", "Large"] as const;

export type SortingType = (typeof SORTING_TYPES)[number];
/** One of `SORTING_ORDERS`. */
export type SortingOrder = (typeof SORTING_ORDERS)[number];
/** One of `IMPUTATION_TYPES`. */
export type ImputationType = (typeof IMPUTATION_TYPES)[number];

const sortingSchema = z.object({
  sortingType: z.enum(SORTING_TYPES),
  sortingOrder: z.enum(SORTING_ORDERS),
});

export const genericFieldSchema = z.object({
  componentId: z.string(),
  useAbbreviations: z.boolean().optional(),
});

/** The axis of the categories or of time. */
export const categoryFieldSchema = genericFieldSchema.extend({
  sorting: sortingSchema.optional(),
});

/** No axis is longer, and none is shorter than its inverse: beyond it places on the drawing are no numbers any more. */
const LONGEST_AXIS = 1e100;

/** Bounds of an axis are two numbers, the lower one first, between which values have places (CD1). */
export const isValidDomain = ([min, max]: readonly [number, number]): boolean =>
  max - min >= 1 / LONGEST_AXIS && max - min <= LONGEST_AXIS;

const customDomainSchema = z
  .tuple([z.number(), z.number()])
  .refine(isValidDomain, "two numbers, the lower one first");

/** The axis of a measure. */
export const measureFieldSchema = genericFieldSchema.extend({
  showValues: z.boolean().optional(),
  customDomain: customDomainSchema.optional(),
});

export const uncertainMeasureFieldSchema = measureFieldSchema.extend({
  showStandardError: z.boolean().optional(),
  showConfidenceInterval: z.boolean().optional(),
});

/** Of a line, whose points may be marked. */
export const dottedMeasureFieldSchema = uncertainMeasureFieldSchema.extend({
  showDots: z.boolean().optional(),
  showDotsSize: z.enum(DOT_SIZES).optional(),
});

export const imputedMeasureFieldSchema = measureFieldSchema.extend({
  imputationType: z.enum(IMPUTATION_TYPES).optional(),
});

export const segmentFieldSchema = genericFieldSchema.extend({
  sorting: sortingSchema.optional(),
  showTitle: z.boolean().optional(),
  showValuesMapping: z.record(z.string(), z.boolean()).default({}),
});

export const stackableSegmentFieldSchema = segmentFieldSchema.extend({
  type: z.enum(["stacked", "grouped"]).default("grouped"),
});

export const animationFieldSchema = z.object({
  componentId: z.string(),
  showPlayButton: z.boolean(),
  /** Seconds of one playback. */
  duration: z.number(),
  type: z.enum(["continuous", "stepped"]),
  dynamicScales: z.boolean(),
});

export const optionalAnimationSchema = animationFieldSchema.optional();

const paletteId = z.string().default("category10");

const singleColorSchema = z.object({
  type: z.literal("single"),
  paletteId,
  color: z.string(),
});

const segmentColorSchema = z.object({
  type: z.literal("segment"),
  paletteId,
  /** Value of the segment → colour. */
  colorMapping: z.record(z.string(), z.string()).default({}),
});

export const measuresColorSchema = z.object({
  type: z.literal("measures"),
  paletteId,
  /** Component id → colour. */
  colorMapping: z.record(z.string(), z.string()).default({}),
});

export const colorFieldSchema = z.discriminatedUnion("type", [
  singleColorSchema,
  segmentColorSchema,
  measuresColorSchema,
]);

/** By what the values of a field are ordered, and which way. */
export type Sorting = z.infer<typeof sortingSchema>;
/** The colours of a chart by `type`: one, one for each series, or one for each measure. */
export type ColorField = z.infer<typeof colorFieldSchema>;
/** The dimension whose values are shown one after the other; `duration`: seconds of one playback. */
export type AnimationField = z.infer<typeof animationFieldSchema>;
/** The dimension that makes the series, and whether these are stacked. */
export type SegmentField = z.infer<typeof stackableSegmentFieldSchema>;
/** A measure with everything that the axis of any chart type says about one. */
export type MeasureField = z.infer<typeof dottedMeasureFieldSchema> &
  z.infer<typeof imputedMeasureFieldSchema>;
export type CategoryField = z.infer<typeof categoryFieldSchema>;
export type UncertainMeasureField = z.infer<typeof uncertainMeasureFieldSchema>;
