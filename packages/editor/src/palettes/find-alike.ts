import { parseHexColor } from "@statelier/document";
import { seeColor, type Vision, VISIONS } from "./simulate-vision.ts";

type Lab = readonly [lightness: number, a: number, b: number];

/** Colours nearer to each other than this, in CIELAB, are taken for one at a glance. */
const NEAR = 10;

const WHITE = [0.95047, 1, 1.08883] as const;

const toLab = (color: string): Lab => {
  const [red = 0, green = 0, blue = 0] = (parseHexColor(color) ?? [0, 0, 0]).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = [
    0.4124 * red + 0.3576 * green + 0.1805 * blue,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    0.0193 * red + 0.1192 * green + 0.9505 * blue,
  ].map((value, at) => {
    const share = value / (WHITE[at] ?? 1);
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  }) as unknown as Lab;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const distance = (first: Lab, second: Lab): number =>
  Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);

/** The pairs of colours, counted from 1, that an eye of each kind takes for one; kinds that tell all apart are left out. */
export const findAlike = (
  colors: readonly string[],
): { vision: Vision; pairs: [first: number, second: number][] }[] =>
  VISIONS.flatMap((vision) => {
    const seen = colors.map((color) => toLab(seeColor(color, vision)));
    const pairs = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .flatMap((other, offset): [number, number][] =>
          distance(one, other) < NEAR ? [[index + 1, index + offset + 2]] : [],
        ),
    );
    return pairs.length === 0 ? [] : [{ vision, pairs }];
  });
