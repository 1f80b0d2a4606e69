import type { ComponentId } from "@statelier/model";
import { z } from "zod";
import { dimensionValueSchema } from "./filters.ts";
import { localizedTextSchema } from "./text.ts";

/** How one limit of a measure is drawn; which limit it is, the related values say. */
const limitStyleSchema = z.object({
  related: z.array(
    z.object({
      dimensionId: z.string(),
      value: dimensionValueSchema,
    }),
  ),
  color: z.string().default("#ff0000"),
  lineType: z.enum(["dashed", "solid"]).default("solid"),
  symbolType: z.enum(["cross", "circle", "triangle"]).optional(),
});

/** Per measure id. */
export const limitsSchema = z.record(z.string(), z.array(limitStyleSchema));

/** The look of one target or limit. */
export type LimitStyle = z.infer<typeof limitStyleSchema>;

const MULTIPLIER = "a number above 0";

/** Short enough to stay a finite number, with a digit other than 0 before the exponent. */
const NUMBER_TEXT =
  /^\s?\+?(?=[\d.]*[1-9])(\d{1,60}(\.\d{0,60})?|\.\d{1,60})([eE][+-]?\d{1,2})?\s?$/;

/** Values that are multiplied stay finite numbers, and do not all become 0. */
const MOST_TIMES = 1e100;
const LEAST_TIMES = 1e-100;

/** Whether values can be multiplied by it (CU1). */
export const isValidMultiplier = (multiplier: number): boolean =>
  multiplier >= LEAST_TIMES && multiplier <= MOST_TIMES;

/** Of charts that were stored before there was a least one: multiplied by it, every value is 0. */
export const isLostMultiplier = (multiplier: unknown): boolean => {
  const isText = typeof multiplier === "string" && NUMBER_TEXT.test(multiplier);
  const times = isText ? Number(multiplier) : multiplier;
  return typeof times === "number" && times > 0 && times < LEAST_TIMES;
};

/** Multiplies a measure and names its new unit in each language. */
export const conversionUnitSchema = z.object({
  multiplier: z
    .union(
      [
        z.number().positive(MULTIPLIER).min(LEAST_TIMES, MULTIPLIER).max(MOST_TIMES, MULTIPLIER),
        z
          .string()
          .regex(NUMBER_TEXT, MULTIPLIER)
          .refine((text) => Number(text) >= LEAST_TIMES, MULTIPLIER),
      ],
      MULTIPLIER,
    )
    .transform(Number),
  labels: localizedTextSchema.prefault({}),
});

/** The factor by which the values of a measure are multiplied, above 0, and what their new unit is called. */
export type ConversionUnit = z.infer<typeof conversionUnitSchema>;

/** Measures on one axis have one conversion: that of the first of them that has one (CU5). */
export const shareConversion = (
  ids: readonly ComponentId[],
  units: Record<ComponentId, ConversionUnit>,
): Record<ComponentId, ConversionUnit> => {
  const first = ids.find((id) => Object.hasOwn(units, id));
  const unit = first === undefined ? undefined : units[first];
  return unit ? { ...units, ...Object.fromEntries(ids.map((id) => [id, unit])) } : units;
};
