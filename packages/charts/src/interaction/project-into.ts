import type { PlotScene, Point, SceneAxis } from "../scene/scene.ts";

/** Where a point of one scene stood in another one. */
export type Projection = (point: Point) => Point;

const keep = (pixel: number): number => pixel;

const projectAxis = (
  from: SceneAxis | undefined,
  to: SceneAxis | undefined,
): ((pixel: number) => number) => {
  if (!from?.domain || !to?.domain || from.componentId !== to.componentId) return keep;
  const [low, high] = to.domain;
  const [start, end] = to.range;
  const [oldLow, oldHigh] = from.domain;
  const [oldStart, oldEnd] = from.range;
  if (end === start || oldHigh === oldLow) return keep;
  const [least, most] = [Math.min(oldStart, oldEnd), Math.max(oldStart, oldEnd)];
  return (pixel) => {
    const value = low + ((pixel - start) / (end - start)) * (high - low);
    const old = oldStart + ((value - oldLow) / (oldHigh - oldLow)) * (oldEnd - oldStart);
    return Math.min(Math.max(old, least), most);
  };
};

const isAcross = ({ side }: SceneAxis): boolean => side === "bottom" || side === "top";

/** Points of `to` by the axes of `from`, kept within them; axes without numbers leave points where they are. */
export const projectInto = (from: PlotScene, to: PlotScene): Projection => {
  const axisOf = (scene: PlotScene, across: boolean): SceneAxis | undefined =>
    scene.axes.find((axis) => isAcross(axis) === across && axis.side !== "around");
  const x = projectAxis(axisOf(from, true), axisOf(to, true));
  const y = projectAxis(axisOf(from, false), axisOf(to, false));
  return (point) => ({ x: x(point.x), y: y(point.y) });
};
