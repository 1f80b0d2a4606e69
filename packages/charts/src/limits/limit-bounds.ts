import type { ChartInput } from "../chart-input.ts";
import { isInDomain } from "../scale/linear-scale.ts";
import type { SceneNote } from "../scene.ts";
import type { DrawnLimit } from "./resolve-limits.ts";

type Bounds = Pick<DrawnLimit, "low" | "high" | "isOffAxis">;

const listBounds = ({ low, high }: Bounds): number[] => [...new Set([low, high])];

/** The bounds of a limit that lie within the value axis, ascending. */
export const boundsWithin = (limit: Bounds, domain: readonly [number, number]): number[] =>
  limit.isOffAxis ? [] : listBounds(limit).filter((value) => isInDomain(domain, value));

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
