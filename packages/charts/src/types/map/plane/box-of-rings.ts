import type { Box, Rings } from "../../../scene/scene.ts";

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The box around rings, in their own unit. */
export const boxOf = (rings: Rings): Box => {
  const far = Number.POSITIVE_INFINITY;
  let [left, top, right, bottom] = [far, far, -far, -far];
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const [x = 0, y = 0] = [ring[at], ring[at + 1]];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return left > right ? NOTHING : { x: left, y: top, width: right - left, height: bottom - top };
};

export const doTouch = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
