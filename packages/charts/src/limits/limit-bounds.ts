import type { ChartInput } from "../chart-input.ts";
import type { SceneNote } from "../scene.ts";
import type { DrawnLimit } from "./resolve-limits.ts";

/** Share of an axis that converting may be off. */
const ROUNDING = 1e-9;

type Bounds = Pick<DrawnLimit, "low" | "high" | "isOffAxis">;

const listBounds = ({ low, high }: Bounds): number[] => [...new Set([low, high])];

/** The bounds of a limit that lie within the value axis, ascending. */
export const boundsWithin = (limit: Bounds, [from, to]: readonly [number, number]): number[] => {
  const slack = (to - from) * ROUNDING;
  return limit.isOffAxis
    ? []
    : listBounds(limit).filter((value) => value >= from - slack && value <= to + slack);
};

/** Names the limits that the axes do not show, or not all of them. */
export const limitNotes = (
  limits: readonly DrawnLimit[],
  domain: readonly [number, number],
  { t }: Pick<ChartInput, "t">,
): SceneNote[] => {
  const beyond = limits.filter(
    (limit) => limit.dates || boundsWithin(limit, domain).length < listBounds(limit).length,
  );
  if (beyond.length === 0) return [];
  const names = beyond.map(({ text, dates }) => (dates ? `${text} (${dates})` : text));
  return [{ type: "beyond-axis", text: t("chart.limits-beyond", { limits: names.join("; ") }) }];
};
