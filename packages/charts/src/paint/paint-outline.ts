import type { AreaMark, AreaVertex, Box, Paint, RectMark, SceneMark } from "../scene/scene.ts";
import { areaPath, round } from "./path-data.ts";
import { svg, type SvgNode } from "./svg-node.ts";

type Resolve = (paint: Paint) => string;

/** Of a outline, and of the paper between the parts of a stack. */
export const OUTLINE_WIDTH = 1;

type OutlinedMark = (RectMark | AreaMark) & { outline: Paint };

/** A mark whose outline lies within it, so that it is no larger than its neighbours. */
export const hasInnerOutline = (mark: SceneMark): mark is OutlinedMark =>
  (mark.shape === "rect" || mark.shape === "area") && mark.outline !== undefined;

const shrink = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});

const toAttrs = ({ x, y, width, height }: Box): SvgNode["attrs"] => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

/** How far the paper between the parts of a stack reaches into each of them. */
const paperOf = ({ separator }: RectMark | AreaMark): number => (separator ? OUTLINE_WIDTH / 2 : 0);

/** A bar thinner than its outline is all outline. */
const paintRectOutline = (mark: RectMark, color: string): SvgNode => {
  const outer = shrink(mark.box, paperOf(mark));
  return Math.min(outer.width, outer.height) <= 2 * OUTLINE_WIDTH
    ? svg("rect", { ...toAttrs(outer), fill: color })
    : svg("rect", {
        ...toAttrs(shrink(outer, OUTLINE_WIDTH / 2)),
        fill: "none",
        stroke: color,
        "stroke-width": OUTLINE_WIDTH,
      });
};

/** Steep edges are moved so many times farther, so that the distance at a right angle is kept. */
const MOST_STRETCH = 4;

const stretchAt = (
  run: readonly AreaVertex[],
  index: number,
  read: (vertex: AreaVertex) => number,
): number => {
  const here = run[index];
  const slopes = [run[index - 1], run[index + 1]].map((other) =>
    here && other && other.at.x !== here.at.x
      ? (read(other) - read(here)) / (other.at.x - here.at.x)
      : 0,
  );
  return Math.min(MOST_STRETCH, Math.hypot(1, Math.max(...slopes.map(Math.abs))));
};

const shrinkRun = (run: readonly AreaVertex[], by: number): AreaVertex[] =>
  run.map(({ at, base }, index) => {
    const half = Math.abs(base - at.y) / 2;
    const direction = Math.sign(base - at.y);
    const move = (read: (vertex: AreaVertex) => number): number =>
      direction * Math.min(half, by * stretchAt(run, index, read));
    const aside = (index === 0 ? by : 0) - (index === run.length - 1 ? by : 0);
    return {
      at: { x: at.x + aside, y: at.y + move((vertex) => vertex.at.y) },
      base: base - move((vertex) => vertex.base),
    };
  });

const paintAreaOutline = (mark: AreaMark, color: string): SvgNode => {
  const by = paperOf(mark) + OUTLINE_WIDTH / 2;
  return svg("path", {
    d: areaPath(mark.runs.map((run) => shrinkRun(run, by))),
    fill: "none",
    stroke: color,
    "stroke-width": OUTLINE_WIDTH,
  });
};

/** The outline of a bar or an area whose colour would fade into the ground, drawn within the mark. */
export const paintOutline = (mark: OutlinedMark, resolve: Resolve): SvgNode =>
  mark.shape === "rect"
    ? paintRectOutline(mark, resolve(mark.outline))
    : paintAreaOutline(mark, resolve(mark.outline));
