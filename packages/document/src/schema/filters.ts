import { z } from "zod";

const position = z.number().optional();

/** A value of a dimension; written as text, read as what a data type of the source made of it. */
export const dimensionValueSchema = z
  .union([z.string(), z.number(), z.boolean()], "a text, a number, or true or false")
  .transform(String);

export const singleFilterSchema = z.object({
  type: z.literal("single"),
  value: dimensionValueSchema,
  position,
});

const multiFilterSchema = z.object({
  type: z.literal("multi"),
  values: z.record(z.string(), z.literal(true)),
  position,
});

const rangeFilterSchema = z.object({
  type: z.literal("range"),
  from: dimensionValueSchema,
  to: dimensionValueSchema,
  position,
});

const filterValueSchema = z.discriminatedUnion("type", [
  singleFilterSchema,
  multiFilterSchema,
  rangeFilterSchema,
]);

const filtersSchema = z.record(z.string(), filterValueSchema);

/** One dataset of a chart. `joinBy` lists the components by which it is joined to the others, in one order for all. */
export const cubeConfigSchema = z.object({
  iri: z.string(),
  unversionedIri: z.string().optional(),
  filters: filtersSchema.default({}),
  joinBy: z.array(z.string()).optional(),
});

/** A dataset of a chart with its filters by component id. */
export type CubeConfig = z.infer<typeof cubeConfigSchema>;

/** The two written forms of the presets are read; `type` is always written (D33). */
const timeRangePresetsSchema = z.object({
  type: z.literal("range").default("range"),
  from: z.string().default(""),
  to: z.string().default(""),
});

const active = z.boolean().default(false);
const componentId = z.string().default("");

/** What older documents do not write of it is off. */
export const interactiveFiltersConfigSchema = z.object({
  legend: z.object({ active, componentId }).prefault({}),
  timeRange: z
    .object({
      active,
      componentId,
      presets: timeRangePresetsSchema.prefault({}),
      timeUnit: z.string().optional(),
    })
    .prefault({}),
  dataFilters: z
    .object({
      active,
      componentIds: z.array(z.string()).default([]),
      defaultOpen: z.boolean().optional(),
    })
    .prefault({}),
  calculation: z
    .object({ active, type: z.enum(["identity", "percent"]).default("identity") })
    .prefault({}),
});

/** What readers of a chart may change: series, range of time, filters, percent. */
export type InteractiveFiltersConfig = z.infer<typeof interactiveFiltersConfigSchema>;
