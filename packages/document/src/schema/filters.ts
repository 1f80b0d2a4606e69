import { z } from "zod";

const position = z.number().optional();

export const singleFilterSchema = z.object({
  type: z.literal("single"),
  value: z.union([z.string(), z.number()]).transform(String),
  position,
});

const multiFilterSchema = z.object({
  type: z.literal("multi"),
  values: z.record(z.string(), z.literal(true)),
  position,
});

const rangeFilterSchema = z.object({
  type: z.literal("range"),
  from: z.string(),
  to: z.string(),
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
  filters: filtersSchema,
  joinBy: z.array(z.string()).optional(),
});

export type CubeConfig = z.infer<typeof cubeConfigSchema>;
