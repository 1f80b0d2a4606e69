import { texturePaint } from "../parts/color/mark-paint.ts";
import type {
  KeyField,
  AreaMark,
  DotMark,
  LimitSymbol,
  LineMark,
  Paint,
  Point,
  RectMark,
  RegionMark,
  SceneBand,
  SceneMark,
  SliceMark,
} from "../scene/scene.ts";
import { dotShape } from "./dot-shape.ts";
import { paintCloud } from "./paint-cloud.ts";
import { paintGroup } from "./paint-group.ts";
import {
  areaPath,
  bandPath,
  dotsPath,
  linePath,
  ringsPath,
  round,
  slicePath,
} from "./path-data.ts";
import { svg, type SvgNode } from "./svg-node.ts";
import { type Texture, textureFill } from "./textures.ts";

type Resolve = (paint: Paint) => string;

/** A point that stands alone is seen though it has no line. */
const SINGLE_RADIUS = 3;
/** Of the fill of intervals of uncertainty. */
export const BAND_OPACITY = 0.15;

const outlineAttrs = (outline: Paint | undefined, resolve: Resolve): SvgNode["attrs"] | undefined =>
  outline && { stroke: resolve(outline), "stroke-width": 1 };

const paintRect = ({ datum, box, color, separator }: RectMark, resolve: Resolve): SvgNode =>
  svg("rect", {
    "data-mark": datum.id,
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
    fill: resolve(color),
    ...outlineAttrs(separator, resolve),
  });

const paintDot = (
  { datum, center, radius, color, outline, opacity, symbol = "circle" }: DotMark,
  resolve: Resolve,
): SvgNode => {
  const { tag, attrs } = dotShape(symbol, center, radius);
  return svg(tag, {
    "data-mark": datum.id,
    ...attrs,
    fill: resolve(color),
    "fill-opacity": opacity,
    ...outlineAttrs(outline, resolve),
  });
};

/** Fractions of a pixel that adding up may be off. */
const TOLERANCE = 0.01;

/** The dots on the vertices of a line, with their radius. */
export const listDots = ({ runs, dotRadius, dotsWithin }: LineMark): (Point & { r: number })[] => {
  const [bottom, top] = dotsWithin ?? [Infinity, -Infinity];
  return runs.flatMap((run) => {
    const r = run.length === 1 ? Math.max(dotRadius, SINGLE_RADIUS) : dotRadius;
    return r === 0
      ? []
      : Array.from(run.xs, (x, at) => ({ x, y: run.yAt(at), r })).filter(
          ({ y }) => y >= top - TOLERANCE && y <= bottom + TOLERANCE,
        );
  });
};

const vertexDots = (mark: LineMark, resolve: Resolve): SvgNode[] =>
  listDots(mark).map(({ x, y, r }) =>
    svg("circle", { cx: round(x), cy: round(y), r, fill: resolve(mark.color) }),
  );

/** Pixels of paper on either side of a line that runs over other marks. */
const LINE_HALO = 2;

const paintLine = (mark: LineMark, resolve: Resolve): SvgNode => {
  const stroke = (color: Paint, width: number, dash?: string): SvgNode =>
    svg("path", {
      d: linePath(mark.runs),
      fill: "none",
      stroke: resolve(color),
      "stroke-width": width,
      "stroke-linejoin": mark.join,
      "stroke-linecap": "round",
      "stroke-dasharray": dash,
    });
  const parts = [
    ...(mark.halo ? [stroke("paper", mark.width + 2 * LINE_HALO)] : []),
    stroke(mark.color, mark.width, mark.dash?.join(" ")),
    ...vertexDots(mark, resolve),
  ];
  return paintGroup({ "data-series": mark.series }, parts, mark.clip);
};

const paintArea = ({ series, runs, color, separator }: AreaMark, resolve: Resolve): SvgNode =>
  svg("path", {
    "data-series": series,
    d: areaPath(runs),
    fill: resolve(color),
    ...outlineAttrs(separator, resolve),
  });

const paintSlice = (mark: SliceMark, resolve: Resolve): SvgNode =>
  svg("path", {
    "data-mark": mark.datum.id,
    d: slicePath(mark),
    fill: resolve(mark.color),
    ...outlineAttrs(mark.outline, resolve),
  });

/** Of the hairline between areas of a map. */
const BORDER_WIDTH = 0.6;

const paintRegion = (
  { datum, rings, color, opacity, outline, border = BORDER_WIDTH }: RegionMark,
  resolve: Resolve,
): SvgNode =>
  svg("path", {
    "data-mark": datum.id,
    d: ringsPath(rings),
    fill: resolve(color),
    "fill-opacity": opacity,
    "fill-rule": "evenodd",
    // Those without one have that of their group.
    stroke: outline && resolve(outline),
    "stroke-width": border,
    "stroke-linejoin": "round",
  });

/** A mark as one element; a line as a group of one path and its dots, a cloud as a group of a few paths. */
export const paintMark = (mark: SceneMark, resolve: Resolve): SvgNode => {
  switch (mark.shape) {
    case "rect":
      return paintRect(mark, resolve);
    case "dot":
      return paintDot(mark, resolve);
    case "cloud":
      return paintCloud(mark, resolve);
    case "line":
      return paintLine(mark, resolve);
    case "area":
      return paintArea(mark, resolve);
    case "slice":
      return paintSlice(mark, resolve);
    case "region":
      return paintRegion(mark, resolve);
  }
};

/** Of the dots of single values under a line. */
const DOT_OPACITY = 0.4;

export const paintBand = ({ series, color, upper, lower }: SceneBand, resolve: Resolve): SvgNode =>
  svg("path", {
    "data-series": series,
    ...(lower.length > 0
      ? { d: bandPath(upper, lower), fill: resolve(color), "fill-opacity": BAND_OPACITY }
      : {
          d: dotsPath(upper),
          stroke: resolve(color),
          "stroke-width": 2,
          "stroke-linecap": "round",
          "stroke-opacity": DOT_OPACITY,
        }),
  });

/** Of a limit around a symbol of a map. */
const RING_WIDTH = 1.5;

export const paintSymbol = (
  { shape, center, size, color, ring }: LimitSymbol,
  resolve: Resolve,
): SvgNode => {
  const half = size / 2;
  const { x, y } = center;
  const stroke = {
    stroke: resolve(color),
    "stroke-width": ring ? RING_WIDTH : 2,
    fill: "none",
    "stroke-dasharray": ring && ring.length > 0 ? ring.join(" ") : undefined,
  };
  if (shape === "circle") return svg("circle", { cx: round(x), cy: round(y), r: half, ...stroke });
  const d =
    shape === "cross"
      ? `M${round(x - half)},${round(y - half)}l${size},${size}m${-size},0l${size},${-size}`
      : `M${round(x)},${round(y - half)}l${half},${size}h${-size}Z`;
  return svg("path", { d, ...stroke });
};

/** What lies over the fill of a mark; undefined where nothing does. */
export const textureOf = (mark: SceneMark | KeyField, resolve: Resolve): Texture | undefined =>
  "texture" in mark && mark.texture !== undefined
    ? { texture: mark.texture, stroke: resolve(texturePaint(mark.color)) }
    : undefined;

/** The texture of a mark as a second fill over the first. */
export const paintTextured = (mark: SceneMark, resolve: Resolve): SvgNode[] => {
  const texture = textureOf(mark, resolve);
  if (!texture) return [];
  const fill = textureFill(texture);
  const { tag, attrs } = paintMark(mark, () => fill);
  const none = {
    "data-mark": undefined,
    "data-series": undefined,
    stroke: undefined,
    "stroke-width": undefined,
  };
  return [svg(tag, { ...attrs, ...none, "pointer-events": "none" })];
};
