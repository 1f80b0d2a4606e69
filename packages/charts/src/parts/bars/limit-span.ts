import type { DrawnLimit } from "../limits/resolve-limits.ts";
import type { BandScale } from "../scale/band-scale.ts";
import type { BarModel } from "./bar-model.ts";

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
