import type { SceneDatum } from "../scene.ts";
import type { DataSeries } from "./list-data.ts";

/** Along a series, or across to the same category of a neighbouring one. */
export type FocusMove = "next" | "previous" | "first" | "last" | "next-series" | "previous-series";

const ALONG: Readonly<Record<string, FocusMove>> = {
  ArrowRight: "next",
  ArrowLeft: "previous",
  ArrowDown: "next-series",
  ArrowUp: "previous-series",
  Home: "first",
  End: "last",
};

/** What a key does: the arrows that point along the categories walk a series, the others change it. */
export const keyToMove = (
  key: string,
  { isHorizontal, seriesCount }: { isHorizontal: boolean; seriesCount: number },
): FocusMove | undefined => {
  const turned: Readonly<Record<string, string>> = {
    ArrowDown: "ArrowRight",
    ArrowUp: "ArrowLeft",
    ArrowRight: "ArrowDown",
    ArrowLeft: "ArrowUp",
  };
  const move = ALONG[isHorizontal ? (turned[key] ?? key) : key];
  if (seriesCount > 1) return move;
  if (move === "next-series") return "next";
  return move === "previous-series" ? "previous" : move;
};

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

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
  { id }: SceneDatum,
): { seriesIndex: number; index: number } => {
  for (const [seriesIndex, { data }] of all.entries()) {
    const index = data.findIndex((datum) => datum.id === id);
    if (index >= 0) return { seriesIndex, index };
  }
  return { seriesIndex: -1, index: -1 };
};

/** The observation that is reached from another one; the first of all where none was. */
export const moveFocus = (
  all: readonly DataSeries[],
  from: SceneDatum | undefined,
  move: FocusMove,
): SceneDatum | undefined => {
  if (!from) return all[0]?.data[0];
  const { seriesIndex, index } = findPlace(all, from);
  const data = all[seriesIndex]?.data ?? [];
  switch (move) {
    case "next":
      return data[clamp(index + 1, data.length)];
    case "previous":
      return data[clamp(index - 1, data.length)];
    case "first":
      return data[0];
    case "last":
      return data.at(-1);
    case "next-series":
      return nearestCategory(all[clamp(seriesIndex + 1, all.length)]?.data ?? [], from);
    case "previous-series":
      return nearestCategory(all[clamp(seriesIndex - 1, all.length)]?.data ?? [], from);
  }
};
