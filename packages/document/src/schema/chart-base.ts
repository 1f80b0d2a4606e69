import { z } from "zod";
import { chartExtensionsSchema } from "./extensions.ts";
import { cubeConfigSchema, interactiveFiltersConfigSchema } from "./filters.ts";
import { conversionUnitSchema, limitsSchema } from "./limits.ts";
import { metaSchema } from "./text.ts";

export const CHART_VERSION = "4.5.0";

/** What the config of every chart type has beside its type and its fields. */
export const chartBase = {
  key: z.string(),
  version: z.literal(CHART_VERSION),
  meta: metaSchema.prefault({}),
  cubes: z.array(cubeConfigSchema).min(1),
  limits: limitsSchema.default({}),
  conversionUnitsByComponentId: z.record(z.string(), conversionUnitSchema).default({}),
  activeField: z.string().optional(),
  interactiveFiltersConfig: interactiveFiltersConfigSchema.optional(),
  extensions: chartExtensionsSchema.optional(),
};

export type ChartBase = z.infer<z.ZodObject<typeof chartBase>>;
