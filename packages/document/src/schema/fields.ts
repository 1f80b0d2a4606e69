import { z } from "zod";

const SORTING_TYPES = ["byAuto", "byDimensionLabel", "byTotalSize", "byMeasure"] as const;
export const SORTING_ORDERS = ["asc", "desc"] as const;
export const IMPUTATION_TYPES = ["none", "zeros", "linear"] as const;
export const DOT_SIZES = ["Small", "Medium", "Large"] as const;

export type SortingType = (typeof SORTING_TYPES)[number];
export type SortingOrder = (typeof SORTING_ORDERS)[number];
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

const customDomainSchema = z
  .tuple([z.number(), z.number()])
  .refine(([min, max]) => min < max, "two numbers, the lower one first");

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

export type Sorting = z.infer<typeof sortingSchema>;
export type ColorField = z.infer<typeof colorFieldSchema>;
export type AnimationField = z.infer<typeof animationFieldSchema>;
export type SegmentField = z.infer<typeof stackableSegmentFieldSchema>;
/** A measure with everything that the axis of any chart type says about one. */
export type MeasureField = z.infer<typeof dottedMeasureFieldSchema> &
  z.infer<typeof imputedMeasureFieldSchema>;
export type CategoryField = z.infer<typeof categoryFieldSchema>;
export type UncertainMeasureField = z.infer<typeof uncertainMeasureFieldSchema>;
