import type { ComponentId, Limit } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { LimitStyle } from "../schema/limits.ts";

type Related = readonly { dimensionId: ComponentId; value: string }[];

/** How a limit is drawn when it is first switched on (LI3). */
export const DEFAULT_LIMIT_STYLE = {
  color: "#ff0000",
  lineType: "solid",
  symbolType: "circle",
} as const;

/** Limits are the same when they hold under the same values, in whatever order (LI1). */
export const isSameLimit = (a: Related, b: Related): boolean => {
  const has = (related: Related, entry: Related[number]): boolean =>
    related.some(
      ({ dimensionId, value }) => dimensionId === entry.dimensionId && value === entry.value,
    );
  return a.length === b.length && a.every((entry) => has(b, entry));
};

/** The stored limits with one set; it takes the place of the one that is the same (LI2). */
export const setLimit = (
  limits: ChartConfig["limits"],
  measureId: ComponentId,
  limit: LimitStyle,
): ChartConfig["limits"] => {
  const own = Object.hasOwn(limits, measureId) ? (limits[measureId] ?? []) : [];
  const index = own.findIndex(({ related }) => isSameLimit(related, limit.related));
  const changed = index < 0 ? [...own, limit] : own.toSpliced(index, 1, limit);
  return { ...limits, [measureId]: changed };
};

/** The stored limits without one; a measure without limits leaves no trace (LI4). */
export const removeLimit = (
  limits: ChartConfig["limits"],
  measureId: ComponentId,
  related: Related,
): ChartConfig["limits"] => {
  const { [measureId]: own = [], ...others } = limits;
  const left = own.filter((limit) => !isSameLimit(limit.related, related));
  return left.length > 0 ? { ...others, [measureId]: left } : others;
};

/** A limit holds when what it demands beside the axis is what the chart is filtered to (LI5); `axisIds` are all that its dimension goes by. */
export const isLimitValid = (
  limit: Pick<Limit, "related">,
  axisIds: readonly ComponentId[],
  values: Readonly<Record<ComponentId, string>>,
): boolean =>
  limit.related.every(
    ({ dimensionId, value }) => axisIds.includes(dimensionId) || values[dimensionId] === value,
  );
