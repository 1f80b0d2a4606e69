import { extent } from "d3-array";
import { VALUE_SIZE } from "../text/type-sizes.ts";
import { valueText } from "../values/value-labels.ts";
import type { Box, SceneDatum, SceneText } from "../../scene/scene.ts";
import { keepClear } from "../text/keep-clear.ts";
import { textWidth } from "../text/text-width.ts";

const AWAY = 8;
const GAP = 6;
/** How far a line may cut into the box of a value. */
const TOUCH = 4;

type Span = readonly [number, number];

/** The highest and the lowest pixel of a line between two positions. */
const lineExtent = (data: readonly SceneDatum[], [left, right]: Span): Span => {
  const ys = data.flatMap(({ anchor }, index) => {
    const next = data[index + 1]?.anchor;
    const inside = anchor.x >= left && anchor.x <= right ? [anchor.y] : [];
    if (!next || next.x <= anchor.x || next.x < left || anchor.x > right) return inside;
    const at = (x: number): number =>
      anchor.y + ((x - anchor.x) / (next.x - anchor.x)) * (next.y - anchor.y);
    return [...inside, at(Math.max(left, anchor.x)), at(Math.min(right, next.x))];
  });
  const [top = 0, bottom = 0] = extent(ys);
  return [top, bottom];
};

type Around = {
  plot: Box;
  mayBeBelow: boolean;
  others: readonly SceneText[];
  write: (value: number) => string;
};

/** Values over their points, under them in a valley of a line; as many as stand clear of the line and of other texts. */
export const layoutLineValues = (
  data: readonly SceneDatum[],
  { plot, mayBeBelow, others, write }: Around,
): SceneText[] => {
  let edge = Number.NEGATIVE_INFINITY;
  const values = data.flatMap((datum): SceneText[] => {
    const text = write(datum.value);
    const half = textWidth(text, VALUE_SIZE) / 2;
    const right = plot.x + plot.width;
    const x = Math.min(Math.max(datum.anchor.x, plot.x + half), right - half);
    const { y } = datum.anchor;
    const isShown = y > plot.y - TOUCH && y < plot.y + plot.height + TOUCH;
    if (!isShown || x - half < edge) return [];
    const [top, bottom] = lineExtent(data, [x - half, x + half]);
    const under = y + AWAY + VALUE_SIZE * 0.76;
    const isOver = top > y - TOUCH;
    const isUnder =
      mayBeBelow && bottom < y + TOUCH && under + VALUE_SIZE * 0.24 < plot.y + plot.height;
    if (!isOver && !isUnder) return [];
    edge = x + half + GAP;
    return [valueText(text, x, isOver ? y - AWAY : under)];
  });
  return keepClear(values, others);
};
