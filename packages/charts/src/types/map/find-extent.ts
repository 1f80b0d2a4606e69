import type { Box } from "../../scene/scene.ts";
import { boxOf } from "./plane/box-of-rings.ts";
import type { ShapedPlace } from "./layout-areas.ts";
import type { GeographyPlane } from "./place-shapes.ts";

const joinBoxes = (boxes: readonly Box[]): Box | undefined =>
  boxes.length > 0
    ? boxOf(boxes.map(({ x, y, width, height }) => Float64Array.of(x, y, x + width, y + height)))
    : undefined;

/** Of what all places of a map take, and in radians: so much at least is shown around a place that is a point. */
const AROUND = 1 / 8;
const ONE_DEGREE = Math.PI / 180;

/** What the places take that are drawn; a point alone takes none, and has some room around it. */
export const findExtent = (
  found: readonly ShapedPlace[],
  { shapes }: GeographyPlane,
): Box | undefined => {
  const extent = joinBoxes(found.map(({ shape }) => shape.box));
  if (!extent || extent.width > 0 || extent.height > 0) return extent;
  const all = joinBoxes(
    [...shapes.values()].flatMap((plane) => Array.from(plane.shapes.values(), ({ box }) => box)),
  );
  const width = Math.max(ONE_DEGREE, AROUND * Math.max(all?.width ?? 0, all?.height ?? 0));
  return { x: extent.x - width / 2, y: extent.y - width / 4, width, height: width / 2 };
};
