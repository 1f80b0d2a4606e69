import type { PlotScene } from "../scene/scene.ts";
import { paintScene } from "./paint-scene.ts";
import { round } from "./path-data.ts";
import type { ResolvePaint } from "./resolve-paint.ts";
import type { SvgNode } from "./svg-node.ts";
import { withoutData } from "./without-data.ts";

/** Height to width at most: of a long list of bars the first ones are shown. */
const TALLEST = 0.66;
/** Strokes and dots at the edge stay whole. */
const MARGIN = 4;

/** What lies between the axes, without a word: a picture to choose by. Use it beside a name. */
export const paintThumbnail = (scene: PlotScene, resolve: ResolvePaint): SvgNode => {
  const { attrs, children } = paintScene(scene, resolve, { legend: false });
  const { x, y, width, height } = scene.plot;
  const box = [
    x - MARGIN,
    y - MARGIN,
    width + 2 * MARGIN,
    Math.min(height, width * TALLEST) + 2 * MARGIN,
  ];
  const drawn = children.filter(
    (node) => typeof node !== "string" && node.attrs["class"] !== "texts",
  );
  const { width: _width, height: _height, ...rest } = attrs;
  return {
    tag: "svg",
    attrs: { ...rest, viewBox: box.map(round).join(" ") },
    children: drawn.map(withoutData),
  };
};
