import type { Limit, Locale, Measure } from "@statelier/model";
import type { ChartConfig, ConversionUnit } from "../schema/index.ts";

/** The multiplier is a number above 0 (CU1). */
export const isValidConversion = ({ multiplier }: Pick<ConversionUnit, "multiplier">): boolean =>
  Number.isFinite(multiplier) && multiplier > 0;

/** Switching the conversion on changes nothing yet: factor 1, the unit's own label in every language (CU2). */
export const makeConversion = (measure: Pick<Measure, "unit">): ConversionUnit => {
  const label = measure.unit ?? "";
  return { multiplier: 1, labels: { de: label, fr: label, it: label, en: label } };
};

const scaleLimit = (limit: Limit, factor: number): Limit =>
  limit.type === "value-range"
    ? { ...limit, min: limit.min * factor, max: limit.max * factor }
    : { ...limit, value: limit.value * factor };

/** The measure under the author's unit: its label where one is written in this language, and its limits (CU3). */
export const convertMeasure = (
  measure: Measure,
  conversion: ConversionUnit | undefined,
  locale: Locale,
): Measure => {
  if (!conversion) return measure;
  const unit = conversion.labels[locale] || measure.unit;
  return {
    ...measure,
    ...(unit ? { unit } : {}),
    limits: measure.limits.map((limit) => scaleLimit(limit, conversion.multiplier)),
  };
};

/** What numbers of this measure are multiplied by (CU3). */
export const conversionFactor = (config: ChartConfig, measureId: string): number =>
  config.conversionUnitsByComponentId[measureId]?.multiplier ?? 1;
