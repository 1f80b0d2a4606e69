import type { Box, CloudMark, DotSymbol } from "../scene/scene.ts";

export type Rgb = readonly [number, number, number];

/** A cloud in a colour that a screen knows. */
export type ColoredCloud = Pick<CloudMark, "xs" | "ys" | "radius" | "opacity" | "symbol"> & {
  rgb: Rgb;
};

/** The part of a scene that is painted, and how many pixels of the picture one of the scene's is. */
export type PixelFrame = { box: Box; scale: number };

/** Columns, rows and four bytes a pixel, as canvases take them. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Places of a dot within a pixel, along each side. */
const PHASES = 4;
/** Samples of a pixel, along each side. */
const SAMPLES = 4;

const HALF_BASE = 1.25;

/** Whether a point, in radii from the centre, lies in the shape; the same shapes as `dotShape`. */
const IS_INSIDE: Record<DotSymbol, (x: number, y: number) => boolean> = {
  circle: (x, y) => x * x + y * y <= 1,
  square: (x, y) => Math.abs(x) <= 0.9 && Math.abs(y) <= 0.9,
  diamond: (x, y) => Math.abs(x) + Math.abs(y) <= HALF_BASE,
  triangle: (x, y) => {
    const down = y + HALF_BASE;
    return down >= 0 && down <= 1.8 * HALF_BASE && Math.abs(x) <= down / 1.8;
  },
};

type Stamps = { size: number; half: number; through: Float32Array[] };

/** How much of the ground shines through each pixel of one dot, for each place of it within a pixel. */
const makeStamps = (
  { radius, opacity, symbol = "circle" }: ColoredCloud,
  scale: number,
): Stamps => {
  const isInside = IS_INSIDE[symbol];
  const reach = radius * scale;
  const half = Math.ceil(reach * HALF_BASE) + 1;
  const size = 2 * half + 1;
  const through = Array.from({ length: PHASES * PHASES }, (_, phase) => {
    const shiftX = ((phase % PHASES) + 0.5) / PHASES;
    const shiftY = (Math.floor(phase / PHASES) + 0.5) / PHASES;
    return Float32Array.from({ length: size * size }, (_unused, pixel) => {
      const [left, top] = [(pixel % size) - half, Math.floor(pixel / size) - half];
      let hits = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const x = left + ((sample % SAMPLES) + 0.5) / SAMPLES - shiftX;
        const y = top + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES - shiftY;
        if (isInside(x / reach, y / reach)) hits += 1;
      }
      return 1 - (opacity * hits) / (SAMPLES * SAMPLES);
    });
  });
  return { size, half, through };
};

/** How much of the ground shines through all dots of a cloud, for each pixel. */
const coverPixels = (
  cloud: ColoredCloud,
  { width, height }: Pick<Pixels, "width" | "height">,
  { box, scale }: PixelFrame,
): Float32Array => {
  const { size, half, through } = makeStamps(cloud, scale);
  const cover = new Float32Array(width * height).fill(1);
  const { xs, ys } = cloud;
  for (let index = 0; index < xs.length; index += 1) {
    const x = ((xs[index] ?? 0) - box.x) * scale;
    const y = ((ys[index] ?? 0) - box.y) * scale;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const phase = Math.floor((y - row) * PHASES) * PHASES + Math.floor((x - column) * PHASES);
    const stamp = through[phase];
    if (!stamp) continue;
    const left = Math.max(0, half - column);
    const right = Math.min(size, width - column + half);
    const top = Math.max(0, half - row);
    const bottom = Math.min(size, height - row + half);
    for (let down = top; down < bottom; down += 1) {
      let from = down * size + left;
      let to = (row - half + down) * width + column - half + left;
      for (let across = left; across < right; across += 1) {
        cover[to] = (cover[to] as number) * (stamp[from] as number);
        from += 1;
        to += 1;
      }
    }
  }
  return cover;
};

/** Lays the colour of a cloud over what is there. */
const layOver = (data: Uint8ClampedArray, cover: Float32Array, [r, g, b]: Rgb): void => {
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    const through = cover[pixel] as number;
    if (through === 1) continue;
    const at = 4 * pixel;
    const under = ((data[at + 3] as number) / 255) * through;
    const alpha = 1 - through + under;
    const own = (1 - through) / alpha;
    const rest = under / alpha;
    data[at] = r * own + (data[at] as number) * rest;
    data[at + 1] = g * own + (data[at + 1] as number) * rest;
    data[at + 2] = b * own + (data[at + 2] as number) * rest;
    data[at + 3] = 255 * alpha;
  }
};

/** Dots as pixels, one cloud over the other; on empty pixels of the frame's size. */
export const drawCloudPixels = (
  clouds: readonly ColoredCloud[],
  pixels: Pixels,
  frame: PixelFrame,
): void => {
  for (const cloud of clouds) layOver(pixels.data, coverPixels(cloud, pixels, frame), cloud.rgb);
};
