import type { Point } from "./scene.ts";

/** The point of a circle at an angle in radians, which goes clockwise from the top. */
export const onCircle = ({ x, y }: Point, radius: number, angle: number): Point => ({
  x: x + radius * Math.sin(angle),
  y: y - radius * Math.cos(angle),
});
