import { z } from "zod";

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

export type InteractiveFiltersConfig = z.infer<typeof interactiveFiltersConfigSchema>;
