import { joinItems } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import { isInDomain } from "../../parts/scale/linear-scale.ts";
import type { PlotScene, SceneNote } from "../../scene/scene.ts";
import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";

type Bounds = Pick<DrawnLimit, "low" | "high" | "isOffAxis">;

const listBounds = ({ low, high }: Bounds): number[] => [...new Set([low, high])];

/** The bounds of a limit that lie within the value axis, ascending. */
export const boundsWithin = (limit: Bounds, domain: readonly [number, number]): number[] =>
  limit.isOffAxis ? [] : listBounds(limit).filter((value) => isInDomain(domain, value));

/** Whether the axes show something of a limit. */
export const isLimitShown = (limit: Bounds, domain: readonly [number, number]): boolean =>
  boundsWithin(limit, domain).length > 0;

/** The names of the limits of which the axes show something. */
export const drawnLimits = (
  limits: readonly DrawnLimit[],
  domain: readonly [number, number],
): Pick<PlotScene, "limits"> => {
  const drawn = limits.filter((limit) => isLimitShown(limit, domain));
  return drawn.length > 0 ? { limits: drawn.map(({ text }) => text) } : {};
};

/** Names the limits that the axes do not show, or not all of them. */
export const limitNotes = (
  limits: readonly DrawnLimit[],
  domain: readonly [number, number],
  { t, locale }: Pick<ChartInput, "t" | "locale">,
): SceneNote[] => {
  const beyond = limits.filter(
    (limit) => limit.dates || boundsWithin(limit, domain).length < listBounds(limit).length,
  );
  if (beyond.length === 0) return [];
  const names = beyond.map(({ text, dates }) => (dates ? `${text} (${dates})` : text));
  return [
    { type: "beyond-axis", text: t("chart.limits-beyond", { limits: joinItems(names, locale) }) },
  ];
};
