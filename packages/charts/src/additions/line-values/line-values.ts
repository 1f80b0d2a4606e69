import { bisectLeft, bisectRight } from "d3-array";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { valueText } from "../../parts/values/value-labels.ts";
import type { AroundPoints } from "../../scene/chart-input.ts";
import type { SceneDatum, SceneText } from "../../scene/scene.ts";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { textWidth } from "../../parts/text/text-width.ts";

const AWAY = 8;
const GAP = 6;
/** How far a line may cut into the box of a value. */
const TOUCH = 4;

type Span = readonly [number, number];

/** Finds the highest and the lowest pixel of a line between two positions, as far as it has to be known. */
const makeExtentFinder = (data: readonly SceneDatum[]) => {
  const xs = data.map(({ anchor }) => anchor.x);
  return ([left, right]: Span, isEnough: (extent: Span) => boolean): Span => {
    let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const reach = (y: number): void => {
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    };
    const reachPiece = (index: number): void => {
      const [anchor, next] = [data[index]?.anchor, data[index + 1]?.anchor];
      if (!anchor) return;
      if (anchor.x >= left && anchor.x <= right) reach(anchor.y);
      if (!next || next.x <= anchor.x || next.x < left || anchor.x > right) return;
      const at = (x: number): number =>
        anchor.y + ((x - anchor.x) / (next.x - anchor.x)) * (next.y - anchor.y);
      reach(at(Math.max(left, anchor.x)));
      reach(at(Math.min(right, next.x)));
    };
    // Of a slope the ends are enough.
    const [first, last] = [bisectLeft(xs, left) - 1, bisectRight(xs, right) - 1];
    reachPiece(first);
    reachPiece(last);
    for (let index = first + 1; index < last && !isEnough([top, bottom]); index += 1)
      reachPiece(index);
    return top > bottom ? [0, 0] : [top, bottom];
  };
};

/** Values over their points, under them in a valley of a line; as many as stand clear of the line and of other texts. */
export const layoutLineValues = (
  data: readonly SceneDatum[],
  { plot, mayBeBelow, others, write }: AroundPoints,
): SceneText[] => {
  let edge = Number.NEGATIVE_INFINITY;
  const findExtent = makeExtentFinder(data);
  const values = data.flatMap((datum): SceneText[] => {
    const text = write(datum.value);
    const half = textWidth(text, VALUE_SIZE) / 2;
    const right = plot.x + plot.width;
    const x = Math.min(Math.max(datum.anchor.x, plot.x + half), right - half);
    const { y } = datum.anchor;
    const isShown = y > plot.y - TOUCH && y < plot.y + plot.height + TOUCH;
    if (!isShown || x - half < edge) return [];
    const under = y + AWAY + VALUE_SIZE * 0.76;
    const hasRoom = mayBeBelow && under + VALUE_SIZE * 0.24 < plot.y + plot.height;
    const isOn = ([top, bottom]: Span): boolean =>
      top <= y - TOUCH && (!hasRoom || bottom >= y + TOUCH);
    const [top, bottom] = findExtent([x - half, x + half], isOn);
    const isOver = top > y - TOUCH;
    const isUnder = hasRoom && bottom < y + TOUCH;
    if (!isOver && !isUnder) return [];
    edge = x + half + GAP;
    return [valueText(text, x, isOver ? y - AWAY : under)];
  });
  return keepClear(values, others);
};
