import type { Measure } from "@statelier/model";
import type { ConversionUnit } from "../schema/index.ts";

/** The multiplier is a number above 0 (CU1). */
export const isValidConversion = ({ multiplier }: Pick<ConversionUnit, "multiplier">): boolean =>
  Number.isFinite(multiplier) && multiplier > 0;

/** Switching the conversion on changes nothing yet: factor 1, the unit's own label in every language (CU2). */
export const makeConversion = (measure: Pick<Measure, "unit">): ConversionUnit => {
  const label = measure.unit ?? "";
  return { multiplier: 1, labels: { de: label, fr: label, it: label, en: label } };
};
