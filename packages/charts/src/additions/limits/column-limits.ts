import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";
import type { LimitParts } from "../../parts/limits/limit-parts.ts";
import type { SceneLine } from "../../scene/scene.ts";
import { boundsWithin } from "./limit-bounds.ts";
import { layoutLimitNames, limitStroke } from "./limit-label.ts";
import { limitSpan } from "./limit-span.ts";

/** Thin lines at the bounds of each limit with its name at the right end. */
export const layoutColumnLimits: LimitParts["layoutAcross"] = (
  model,
  { band, scale, plot, width },
) => {
  const lines: SceneLine[] = [];
  const named: { limit: DrawnLimit; y: number }[] = [];
  const right = plot.x + plot.width;
  for (const limit of model.limits) {
    const span = limitSpan(limit, model, band);
    const [start, end] = span ?? [plot.x, right];
    const bounds = boundsWithin(limit, scale.domain).map(scale.toPixel);
    for (const y of bounds)
      lines.push({ ...limitStroke(limit), from: { x: start, y }, to: { x: end, y } });
    const highest = bounds.at(-1);
    if (!span && highest !== undefined) named.push({ limit, y: highest });
  }
  const ys = lines.map(({ from }) => from.y);
  return { lines, texts: layoutLimitNames(named, { plot, width, lines: ys }) };
};
