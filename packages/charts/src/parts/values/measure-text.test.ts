import type { ChartConfig } from "@statelier/document";
import type { Locale, Measure } from "@statelier/model";
import { expect, test } from "vitest";
import { convertValue, findShownMeasure, formatMeasure } from "./measure-text.ts";

const measure = { id: "m", label: "Mass", unit: "kg" } as Measure;
const labels = { de: "t", fr: "", it: "t", en: "t" };

const show = (locale: Locale, multiplier?: number) => {
  const conversion = multiplier === undefined ? {} : { m: { multiplier, labels } };
  const config = { conversionUnitsByComponentId: conversion } as unknown as ChartConfig;
  return findShownMeasure({ config, measures: [measure], locale }, "m");
};

test("CU3 a conversion multiplies values, without digits that the source does not have", () => {
  expect(convertValue(1234, show("de", 0.001))).toBe(1.234);
  expect(convertValue(0.7, show("de", 3))).toBe(2.1);
  expect(convertValue(1234, show("de"))).toBe(1234);
  expect(formatMeasure(1.234, show("de", 0.001), "de")).toBe("1.234");
});

test("CU3 the unit is the label in the reader's language, the measure's own where none is written", () => {
  expect(show("de", 0.001).unit).toBe("t");
  expect(show("fr", 0.001).unit).toBe("kg");
  expect(show("de").unit).toBe("kg");
});

test("whole numbers keep all their digits, others lose the noise of doubles", () => {
  expect(formatMeasure(1234567890123456, show("de"), "de")).toBe("1’234’567’890’123’456");
  expect(formatMeasure(7.299999999999999, show("de"), "de")).toBe("7.3");
});
