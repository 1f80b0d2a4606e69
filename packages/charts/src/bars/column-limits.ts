import { boundsWithin } from "../limits/limit-bounds.ts";
import { limitLabel, limitStroke } from "../limits/limit-label.ts";
import type { DrawnLimit } from "../limits/resolve-limits.ts";
import type { BandScale } from "../scale/band-scale.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import type { Box, SceneLine, SceneText } from "../scene.ts";
import type { BarModel } from "./bar-model.ts";

type Places = { band: BandScale; scale: LinearScale; plot: Box; width: number };

/** Along the categories: the bands that the limit names, else the whole plot. */
export const limitSpan = (
  { from, to }: DrawnLimit,
  { data }: BarModel,
  band: BandScale,
): readonly [number, number] | undefined => {
  if (!from || !to) return undefined;
  const indexOf = (value: string): number =>
    data.categories.findIndex((category) => category.value === value);
  const starts = [from, to].map(({ value }) => band.start(indexOf(value)));
  return [Math.min(...starts), Math.max(...starts) + band.bandwidth];
};

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
