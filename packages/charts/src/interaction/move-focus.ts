import type { SceneDatum } from "../scene/scene.ts";
import type { DataSeries } from "../scene/list-data.ts";

/** So many steps along a series, or to the same category so many series further on. */
export type FocusMove = { along: number } | { across: number };

type Steps = Readonly<Record<string, number>>;

const SIDEWARDS: Steps = { ArrowRight: 1, ArrowLeft: -1 };
const UPRIGHT: Steps = { ArrowDown: 1, ArrowUp: -1 };
const STEPS: Steps = {
  ...SIDEWARDS,
  ...UPRIGHT,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** What a key does: the arrows that point along the categories walk a series, the others change it. */
export const keyToMove = (
  key: string,
  { isHorizontal, seriesCount }: { isHorizontal: boolean; seriesCount: number },
): FocusMove | undefined => {
  const across = (isHorizontal ? SIDEWARDS : UPRIGHT)[key];
  if (across !== undefined && seriesCount > 1) return { across };
  const along = STEPS[key];
  return along === undefined ? undefined : { along };
};

const at = <T>(list: readonly T[], index: number): T | undefined =>
  list[Math.min(Math.max(index, 0), list.length - 1)];

const nearestCategory = (data: readonly SceneDatum[], from: SceneDatum): SceneDatum | undefined => {
  const { category } = from;
  let [nearest, least] = [data[0], Number.POSITIVE_INFINITY];
  for (const datum of data) {
    if (datum.category === category) return datum;
    const away = distance(datum, from);
    if (away < least) [nearest, least] = [datum, away];
  }
  return nearest;
};

const distance = (a: SceneDatum, b: SceneDatum): number =>
  Math.hypot(a.anchor.x - b.anchor.x, a.anchor.y - b.anchor.y);

/** Where an observation stands in a walk; -1 where it does not. */
export const findPlace = (
  all: readonly DataSeries[],
  wanted: SceneDatum,
): { seriesIndex: number; index: number } => {
  const { id } = wanted;
  const seriesIndex = all.findIndex(({ data }) => data.includes(wanted));
  const itself = all[seriesIndex]?.data.indexOf(wanted);
  if (itself !== undefined) return { seriesIndex, index: itself };
  for (const [place, { data }] of all.entries()) {
    const index = data.findIndex((datum) => datum.id === id);
    if (index >= 0) return { seriesIndex: place, index };
  }
  return { seriesIndex: -1, index: -1 };
};

/** The observation that is reached from another one; the first of all where none was, or one beyond the walk. */
export const moveFocus = (
  all: readonly DataSeries[],
  from: SceneDatum | undefined,
  move: FocusMove,
): SceneDatum | undefined => {
  if (!from) return all[0]?.data[0];
  const { seriesIndex, index } = findPlace(all, from);
  return "along" in move
    ? at((all[seriesIndex] ?? all[0])?.data ?? [], index + move.along)
    : nearestCategory(at(all, seriesIndex + move.across)?.data ?? [], from);
};
