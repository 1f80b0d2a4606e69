import type { ChartConfig } from "@statelier/document";
import { type ComponentId, formatNumber, type Locale, type Measure } from "@statelier/model";

/** A measure as a chart shows it: converted, with the unit in the reader's language (CU3). */
export type ShownMeasure = {
  id: ComponentId;
  label: string;
  unit: string;
  multiplier: number;
  measure: Measure | undefined;
};

/** The measure with its conversion, if it has one; of an unknown id the id is the label, without a unit. */
export const findShownMeasure = (
  {
    config,
    measures,
    locale,
  }: { config: ChartConfig; measures: readonly Measure[]; locale: Locale },
  id: ComponentId,
): ShownMeasure => {
  const measure = measures.find((candidate) => candidate.id === id);
  const conversion = config.conversionUnitsByComponentId[id];
  const label = measure?.label ?? id;
  if (!conversion) return { id, label, unit: measure?.unit ?? "", multiplier: 1, measure };
  const unit = conversion.labels[locale] || measure?.unit || "";
  return { id, label, unit, multiplier: conversion.multiplier, measure };
};

const EXACT_DIGITS = 12;

/** Writing a number to its digits and reading it again takes long for fifty thousand; a whole one of fewer digits stays as it is. */
const toExactDigits = (value: number): number =>
  Number.isInteger(value) && Math.abs(value) < 10 ** EXACT_DIGITS
    ? value
    : Number(value.toPrecision(EXACT_DIGITS));

/** Squares and sums of what is drawn are numbers, too: what is larger is drawn as this, and what is as small as nothing. */
const MOST = 1e150;

/** Multiplying must not show digits that the source does not have (CU3). */
export const convertValue = (value: number, { multiplier }: ShownMeasure): number => {
  const found = multiplier === 1 ? value : toExactDigits(value * multiplier);
  return Math.abs(found) < 1 / MOST ? 0 : Math.min(MOST, Math.max(-MOST, found));
};

/** Decimals of so many digits survive as doubles; those behind them are of nobody's making. */
const SURE_DIGITS = 15;

/** A number of the measure as a reader writes it, without the unit. */
export const formatMeasure = (
  value: number,
  { measure, multiplier }: ShownMeasure,
  locale: Locale,
): string =>
  formatNumber(
    Number.isSafeInteger(value) ? value : Number(value.toPrecision(SURE_DIGITS)),
    multiplier === 1 ? { locale, measure } : { locale, decimals: "auto" },
  );
