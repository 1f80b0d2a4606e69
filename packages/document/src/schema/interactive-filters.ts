import { z } from "zod";

/** The two written forms of the presets are read; `type` is always written (D33). */
const timeRangePresetsSchema = z.object({
  type: z.literal("range").default("range"),
  from: z.string(),
  to: z.string(),
});

export const interactiveFiltersConfigSchema = z.object({
  legend: z.object({ active: z.boolean(), componentId: z.string() }),
  timeRange: z.object({
    active: z.boolean(),
    componentId: z.string(),
    presets: timeRangePresetsSchema,
    timeUnit: z.string().optional(),
  }),
  dataFilters: z.object({
    active: z.boolean(),
    componentIds: z.array(z.string()),
    defaultOpen: z.boolean().optional(),
  }),
  calculation: z.object({ active: z.boolean(), type: z.enum(["identity", "percent"]) }),
});

export type InteractiveFiltersConfig = z.infer<typeof interactiveFiltersConfigSchema>;
