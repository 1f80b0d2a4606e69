import type { Box, SceneExtent } from "../scene/scene.ts";
import { keepWithin } from "./zoom-extent.ts";

export const DIRECTIONS = ["up", "left", "right", "down"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What of the part that is shown a step leaves behind; the rest stays in sight. */
const SHARE = 0.4;

const STEPS: Record<Direction, readonly [x: number, y: number]> = {
  up: [0, -SHARE],
  left: [-SHARE, 0],
  right: [SHARE, 0],
  down: [0, SHARE],
};

type Extent = Pick<SceneExtent, "home" | "shown">;

/** The part of the plane beside the one that is shown, within what is shown at rest. */
export const panExtent = ({ home, shown }: Extent, direction: Direction): Box => {
  const [x, y] = STEPS[direction];
  return keepWithin(home, {
    ...shown,
    x: shown.x + x * shown.width,
    y: shown.y + y * shown.height,
  });
};

/** Whether there is more of the plane in a direction; less than a thousandth of what is shown is none. */
export const canMove = (extent: Extent, direction: Direction): boolean => {
  const { x, y } = panExtent(extent, direction);
  const { shown } = extent;
  return Math.abs(x - shown.x) > shown.width / 1000 || Math.abs(y - shown.y) > shown.height / 1000;
};
