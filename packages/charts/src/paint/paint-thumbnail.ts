import type { Box, PlotScene } from "../scene/scene.ts";
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

/** Where the places with values lie, as far as the map shows them. */
const boxOfPlaces = ({ marks, plot }: PlotScene): Box => {
  const boxes = marks.flatMap((mark) =>
    mark.shape === "region" || mark.shape === "dot" ? [mark.datum.bounds] : [],
  );
  if (boxes.length === 0) return plot;
  const x = Math.max(plot.x, Math.min(...boxes.map((box) => box.x)));
  const y = Math.max(plot.y, Math.min(...boxes.map((box) => box.y)));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return {
    x,
    y,
    width: Math.min(plot.x + plot.width, right) - x,
    height: Math.min(plot.y + plot.height, bottom) - y,
  };
};

/** Of a map its places, on land that is seen at this size, without the keys of its scales. */
const asPicture = (scene: PlotScene, resolve: ResolvePaint): [PlotScene, ResolvePaint] => {
  if (!scene.ground) return [scene, resolve];
  const { key: _key, ...map } = scene;
  return [
    { ...map, plot: boxOfPlaces(scene) },
    (paint) => resolve(paint === "wash" ? "line" : paint),
  ];
};

/** What lies between the axes, without a word: a picture to choose by. Use it beside a name. */
export const paintThumbnail = (whole: PlotScene, resolvePaint: ResolvePaint): SvgNode => {
  const [scene, resolve] = asPicture(whole, resolvePaint);
  const { attrs, children } = paintScene(scene, resolve, { legend: false });
  const { x, y, width, height } = scene.plot;
  const isLong = !scene.ground && height > LONG * width;
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
