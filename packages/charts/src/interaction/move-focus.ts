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

const nearestCategory = (data: readonly SceneDatum[], from: SceneDatum): SceneDatum | undefined =>
  data.find(({ category }) => category === from.category) ??
  data.toSorted((a, b) => distance(a, from) - distance(b, from))[0];

const distance = (a: SceneDatum, b: SceneDatum): number =>
  Math.hypot(a.anchor.x - b.anchor.x, a.anchor.y - b.anchor.y);

/** The observation that is reached from another one; the first of all where none was. */
export const moveFocus = (
  all: readonly DataSeries[],
  from: SceneDatum | undefined,
  move: FocusMove,
): SceneDatum | undefined => {
  if (!from) return all[0]?.data[0];
  const seriesIndex = all.findIndex((series) => series.data.some(({ id }) => id === from.id));
  const data = all[seriesIndex]?.data ?? [];
  const index = data.findIndex(({ id }) => id === from.id);
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
