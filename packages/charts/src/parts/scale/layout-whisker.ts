import type { Paint, Point, SceneLine } from "../../scene/scene.ts";
import { clampToRange, isInDomain, type LinearScale } from "./linear-scale.ts";

type WhiskerPlace = {
  /** Pixel across the value axis. */
  at: number;
  /** Half of the length of its caps. */
  cap: number;
  isVertical: boolean;
  color: Paint;
};

/** An interval on a value axis; where the end of the axis cuts it, it has no cap. */
export const layoutWhisker = (
  scale: LinearScale,
  [low, high]: readonly [number, number],
  { at, cap, isVertical, color }: WhiskerPlace,
): SceneLine[] => {
  const caps = [low, high].filter((end) => isInDomain(scale.domain, end)).map(scale.toPixel);
  const [from, to] = [clampToRange(scale, low), clampToRange(scale, high)];
  const place = (across: number, along: number): Point =>
    isVertical ? { x: across, y: along } : { x: along, y: across };
  const draw = (start: Point, end: Point): SceneLine => ({
    role: "whisker",
    width: 1.5,
    from: start,
    to: end,
    color,
  });
  return [
    ...(from === to && caps.length === 0 ? [] : [draw(place(at, from), place(at, to))]),
    ...caps.map((end) => draw(place(at - cap, end), place(at + cap, end))),
  ];
};
