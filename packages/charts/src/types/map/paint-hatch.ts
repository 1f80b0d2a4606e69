import { svg, type SvgNode } from "../../paint/svg-node.ts";
import { idOf, type Texture } from "../../paint/textures.ts";

/** From line to line, of each texture. */
const STEPS = [
  [3, 3],
  [0, 5],
  [3, -3],
  [5, 0],
  [8, 0],
] as const;

/** The definition of a texture on paper: a gradient, as browsers print each shape with a pattern as a picture. */
export const paintHatch = (texture: Texture): SvgNode => {
  const [x2, y2] = STEPS[texture.texture - 1] ?? STEPS[0];
  return svg(
    "linearGradient",
    { id: idOf(texture), x1: 0, x2, y2, gradientUnits: "userSpaceOnUse", spreadMethod: "repeat" },
    [0.6, 0].map((opacity) =>
      svg("stop", {
        offset: 0.16,
        "stop-color": texture.stroke,
        "stop-opacity": opacity,
      }),
    ),
  );
};
