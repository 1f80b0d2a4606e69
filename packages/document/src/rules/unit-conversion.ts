import type { ComponentId, Locale, Measure } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ConversionUnit } from "../schema/limits.ts";
import { chartTraits } from "../chart-types/chart-types.ts";
import { listSeriesMeasures } from "../chart-types/read-config.ts";

/** The multiplier is a number above 0 (CU1). */
export const isValidConversion = ({ multiplier }: Pick<ConversionUnit, "multiplier">): boolean =>
  Number.isFinite(multiplier) && multiplier > 0;

/** Switching the conversion on changes nothing yet: factor 1, the unit's own label in every language (CU2). */
export const makeConversion = (measure: Pick<Measure, "unit">): ConversionUnit => {
  const label = measure.unit ?? "";
  return { multiplier: 1, labels: { de: label, fr: label, it: label, en: label } };
};

/** Values that another unit has made others still go by the name of the old one, or by none (CU4). */
export const lacksUnitName = (
  { multiplier, labels }: ConversionUnit,
  measure: Pick<Measure, "unit">,
  locale: Locale,
): boolean => {
  const name = labels[locale].trim();
  return multiplier !== 1 && (name === "" || name === measure.unit?.trim());
};

/** The measures that are drawn on one axis, where there are several. */
export const listSharedAxis = (config: ChartConfig): readonly ComponentId[] =>
  chartTraits[config.chartType].measureUnits === "same" ? listSeriesMeasures(config) : [];
