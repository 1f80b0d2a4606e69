import { svg, type SvgNode } from "./svg-node.ts";

/** Lines of one tile, which repeats without a seam. */
const TILES = [
  "M-1,1l2,-2M0,6l6,-6M5,7l2,-2",
  "M0,3h6",
  "M-1,5l2,2M0,0l6,6M5,-1l2,2",
  "M3,0v6",
  "M0,3h6M3,0v6",
] as const;

const SIZE = 6;
const WIDTH = 1.2;

export const textureCount = TILES.length;

/** A texture in the colour of its lines. */
export type Texture = { texture: number; stroke: string };

/** Drawings on one page share a name where they mean the same. */
export const idOf = ({ texture, stroke }: Texture): string =>
  `chart-texture-${texture}-${stroke.replaceAll(/[^\da-z]/gi, "")}`;

export const textureFill = (texture: Texture): string => `url(#${idOf(texture)})`;

/** The definition of a texture. */
export const paintTexture = (texture: Texture): SvgNode =>
  svg("pattern", { id: idOf(texture), width: SIZE, height: SIZE, patternUnits: "userSpaceOnUse" }, [
    svg("path", {
      d: TILES[texture.texture - 1] ?? "",
      fill: "none",
      stroke: texture.stroke,
      "stroke-width": WIDTH,
    }),
  ]);

/** The texture over a square of two tiles by two, without a definition. */
export const paintTextureSample = (
  { texture, stroke }: Texture,
  { x, y }: { x: number; y: number },
): SvgNode =>
  svg(
    "g",
    { stroke, "stroke-width": WIDTH, fill: "none" },
    [0, SIZE].flatMap((dx) =>
      [0, SIZE].map((dy) =>
        svg("path", { d: TILES[texture - 1] ?? "", transform: `translate(${x + dx} ${y + dy})` }),
      ),
    ),
  );
