import { lab, type LabColor } from "d3-color";
import { seeColor, type Vision, VISIONS } from "./simulate-vision.ts";

/** Colours nearer to each other than this, in CIELAB, are taken for one at a glance. */
const NEAR = 10;

const distance = (first: LabColor, second: LabColor): number =>
  Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);

/** The pairs of colours, counted from 1, that an eye of each kind takes for one; kinds that tell all apart are left out. */
export const findAlike = (
  colors: readonly string[],
): { vision: Vision; pairs: [first: number, second: number][] }[] =>
  VISIONS.flatMap((vision) => {
    const seen = colors.map((color) => lab(seeColor(color, vision)));
    const pairs = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .flatMap((other, offset): [number, number][] =>
          distance(one, other) < NEAR ? [[index + 1, index + offset + 2]] : [],
        ),
    );
    return pairs.length === 0 ? [] : [{ vision, pairs }];
  });
