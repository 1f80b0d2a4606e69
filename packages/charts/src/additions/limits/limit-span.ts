import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";
import type { LimitedBands } from "../../parts/limits/limit-parts.ts";
import type { BandScale } from "../../parts/scale/band-scale.ts";

/** Along the categories: the bands that the limit names, else the whole plot. */
export const limitSpan = (
  { from, to }: DrawnLimit,
  { data }: Pick<LimitedBands, "data">,
  band: BandScale,
): readonly [number, number] | undefined => {
  if (!from || !to) return undefined;
  const indexOf = (value: string): number =>
    data.categories.findIndex((category) => category.value === value);
  const starts = [from, to].map(({ value }) => band.start(indexOf(value)));
  return [Math.min(...starts), Math.max(...starts) + band.bandwidth];
};
