import { z } from "zod";
import { localizedTextSchema } from "./text.ts";

/** How one limit of a measure is drawn; which limit it is, the related values say. */
const limitStyleSchema = z.object({
  related: z.array(
    z.object({
      dimensionId: z.string(),
      value: z.union([z.string(), z.number()]).transform(String),
    }),
  ),
  color: z.string().default("#ff0000"),
  lineType: z.enum(["dashed", "solid"]).default("solid"),
  symbolType: z.enum(["cross", "circle", "triangle"]).optional(),
});

/** Per measure id. */
export const limitsSchema = z.record(z.string(), z.array(limitStyleSchema));

export type LimitStyle = z.infer<typeof limitStyleSchema>;

/** Multiplies a measure and names its new unit in each language. */
export const conversionUnitSchema = z.object({
  multiplier: z.union([z.number(), z.string()]).transform(Number),
  labels: localizedTextSchema.prefault({}),
});

export type ConversionUnit = z.infer<typeof conversionUnitSchema>;
