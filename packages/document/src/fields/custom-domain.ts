import type { ChartConfig } from "../chart-types/registry.ts";
import { isPercentMode } from "./percent.ts";

/** Bounds of an axis are two numbers, the lower one first (CD1). */
export const isValidDomain = ([min, max]: readonly [number, number]): boolean =>
  Number.isFinite(min) && Number.isFinite(max) && min < max;

/** Percentages have the bounds 0 and 100; others cannot be set (CD2). */
export const canSetDomain = (config: ChartConfig): boolean => !isPercentMode(config);
