import type { PlotScene } from "../scene/scene.ts";
import { paintScene } from "./paint-scene.ts";
import { round } from "./path-data.ts";
import type { ResolvePaint } from "./resolve-paint.ts";
import type { SvgNode } from "./svg-node.ts";
import { withoutData } from "./without-data.ts";

/** Height to width from which a drawing is a long list: its first rows are shown. */
const LONG = 1.2;
const SHOWN_OF_LONG = 0.66;
/** Strokes and dots at the edge stay whole. */
const MARGIN = 4;

/** Where the longest of the first rows ends: none of the picture is left to values that only stand further down. */
const endOfRows = ({ marks, plot }: PlotScene, bottom: number): number => {
  const ends = marks.flatMap((mark) =>
    mark.shape === "rect" && mark.box.y < bottom ? [mark.box.x + mark.box.width] : [],
  );
  const right = plot.x + plot.width;
  return ends.length === 0 ? right : Math.min(right, Math.max(...ends));
};

/** What lies between the axes, without a word: a picture to choose by. Use it beside a name. */
export const paintThumbnail = (scene: PlotScene, resolve: ResolvePaint): SvgNode => {
  const { attrs, children } = paintScene(scene, resolve, { legend: false });
  const { x, y, width, height } = scene.plot;
  const isLong = height > LONG * width;
  const shown = isLong ? SHOWN_OF_LONG * width : height;
  const across = isLong ? endOfRows(scene, y + shown) - x : width;
  const box = [x - MARGIN, y - MARGIN, across + 2 * MARGIN, shown + 2 * MARGIN];
  const drawn = children.filter(
    (node) => typeof node !== "string" && node.attrs["class"] !== "texts",
  );
  const { width: _width, height: _height, ...rest } = attrs;
  return {
    tag: "svg",
    attrs: {
      ...rest,
      viewBox: box.map(round).join(" "),
      ...(isLong ? { preserveAspectRatio: "none" } : {}),
    },
    children: drawn.map(withoutData),
  };
};
