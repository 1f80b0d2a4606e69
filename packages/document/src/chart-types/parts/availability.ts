import type { CubeComponents } from "@statelier/model";
import {
  addsUp,
  categoricalDimensions,
  distinctUnits,
  unitOf,
  geographicalDimensions,
  numericalMeasures,
  timeAxes,
} from "./component-choice.ts";

/** Message ids of why a chart type cannot be used (CT1 to CT7). */
export type DisabledReason = `controls.chart.disabled.${string}`;

type Check = (components: CubeComponents) => DisabledReason | undefined;

/** CT1 */
export const needsNumerical: Check = (components) =>
  numericalMeasures(components).length > 0 ? undefined : "controls.chart.disabled.numerical";

/** Parts of a whole are amounts that add up (D61). */
export const needsAdditive: Check = (components) =>
  numericalMeasures(components).some(addsUp) ? undefined : "controls.chart.disabled.additive";

export const needsTime: Check = (components) =>
  timeAxes(components).length > 0 ? undefined : "controls.chart.disabled.temporal";

const needsCategories: Check = (components) =>
  categoricalDimensions(components).length > 0 ? undefined : "controls.chart.disabled.categorical";

const needsGeography: Check = (components) =>
  geographicalDimensions(components).length > 0
    ? undefined
    : "controls.chart.disabled.geographical";

/** CT4 */
export const needsSeveralMeasures: Check = (components) =>
  numericalMeasures(components).length > 1
    ? undefined
    : "controls.chart.disabled.multiple-measures";

/** CT6 */
const needsDifferentUnits: Check = (components) =>
  distinctUnits(numericalMeasures(components)).length > 1
    ? undefined
    : "controls.chart.disabled.different-unit";

/** CT5 */
export const needsSharedUnit: Check = (components) => {
  const measures = numericalMeasures(components);
  const shared = distinctUnits(measures).some(
    (unit) => measures.filter((measure) => unitOf(measure) === unit).length > 1,
  );
  return shared ? undefined : "controls.chart.disabled.same-unit";
};

/** All conditions hold; else the first reason that does not. */
export const needsAll =
  (...checks: readonly Check[]): Check =>
  (components) => {
    for (const check of checks) {
      const reason = check(components);
      if (reason) return reason;
    }
    return undefined;
  };

/** One condition is enough; else the first reason (D5). */
const needsAny =
  (...checks: readonly Check[]): Check =>
  (components) => {
    const reasons = checks.map((check) => check(components));
    return reasons.includes(undefined) ? undefined : reasons[0];
  };

/** CT2 */
export const needsCategoryAxis: Check = needsAll(
  needsNumerical,
  needsAny(needsCategories, needsGeography, needsTime),
);

/** CT2 */
export const needsSegment: Check = needsAll(
  needsNumerical,
  needsAny(needsCategories, needsGeography),
);

/** CT7 */
export const needsMap: Check = (components) =>
  geographicalDimensions(components).length > 0 && components.measures.length > 0
    ? undefined
    : "controls.chart.disabled.map";

/** A number over time. */
export const needsTimeSeries: Check = needsAll(needsNumerical, needsTime);

/** Measures of two units over time. */
export const needsTwoUnits: Check = needsAll(
  needsNumerical,
  needsSeveralMeasures,
  needsDifferentUnits,
  needsTime,
);
