import type { Box, SceneLayer } from "../../scene/scene.ts";

/** The radius of EPSG:3857, in metres; the plane of a drawing has radians. */
export const RADIUS = 6_378_137;
/** On one side of a picture that a service is asked for. */
export const MOST_PIXELS = 2_048;

/** Services count by pixels of their own: near a limit they may go either way. */
const NEARLY = 1.1;

/** Where a layer is drawn, if not at the scale of what is seen. */
export const findScaleProblem = (
  { pictures }: Pick<SceneLayer, "pictures">,
  { shown, pixels }: { shown: Box; pixels: { width: number } },
): "closer" | "further" | undefined => {
  if (pictures?.kind !== "extent") return undefined;
  const { finest = 0, coarsest = Number.POSITIVE_INFINITY } = pictures;
  const resolution = (shown.width * RADIUS) / Math.min(pixels.width, MOST_PIXELS);
  if (resolution > coarsest * NEARLY) return "closer";
  return resolution * NEARLY < finest ? "further" : undefined;
};
