import { z } from "zod";

const position = z.number().optional();

export const singleFilterSchema = z.object({
  type: z.literal("single"),
  value: z.union([z.string(), z.number()]).transform(String),
  position,
});

export const multiFilterSchema = z.object({
  type: z.literal("multi"),
  values: z.record(z.string(), z.literal(true)),
  position,
});

export const rangeFilterSchema = z.object({
  type: z.literal("range"),
  from: z.string(),
  to: z.string(),
  position,
});

export const filterValueSchema = z.discriminatedUnion("type", [
  singleFilterSchema,
  multiFilterSchema,
  rangeFilterSchema,
]);

export const filtersSchema = z.record(z.string(), filterValueSchema);

export type FilterValue = z.infer<typeof filterValueSchema>;
export type Filters = z.infer<typeof filtersSchema>;

/** One dataset of a chart. `joinBy` lists the components by which it is joined to the others, in one order for all. */
export const cubeConfigSchema = z.object({
  iri: z.string(),
  unversionedIri: z.string().optional(),
  filters: filtersSchema,
  joinBy: z.array(z.string()).optional(),
});

export type CubeConfig = z.infer<typeof cubeConfigSchema>;
