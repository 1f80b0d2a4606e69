import { boundsWithin } from "../../parts/limits/limit-bounds.ts";
import { limitLabel, limitStroke } from "../../parts/limits/limit-label.ts";
import type { BandScale } from "../../parts/scale/band-scale.ts";
import type { LinearScale } from "../../parts/scale/linear-scale.ts";
import type { Box, SceneLine, SceneText } from "../../scene/scene.ts";
import type { BarModel } from "../../parts/bars/bar-model.ts";
import { limitSpan } from "../../parts/bars/limit-span.ts";

type Places = { band: BandScale; scale: LinearScale; plot: Box; width: number };

/** Thin lines at the bounds of each limit with its name at the right end. */
export const layoutColumnLimits = (
  model: BarModel,
  { band, scale, plot, width }: Places,
): { lines: SceneLine[]; texts: SceneText[] } => {
  const lines: SceneLine[] = [];
  const texts: SceneText[] = [];
  const right = plot.x + plot.width;
  for (const limit of model.limits) {
    const span = limitSpan(limit, model, band);
    const [start, end] = span ?? [plot.x, right];
    const bounds = boundsWithin(limit, scale.domain).map(scale.toPixel);
    for (const y of bounds)
      lines.push({ ...limitStroke(limit), from: { x: start, y }, to: { x: end, y } });
    const highest = bounds.at(-1);
    if (!span && highest !== undefined)
      texts.push(limitLabel(limit, { x: right, y: highest, width }));
  }
  return { lines, texts };
};
