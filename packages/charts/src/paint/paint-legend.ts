import { texturePaint } from "../parts/color/mark-paint.ts";
import type { Box, LegendItem, Paint, SceneLegend } from "../scene/scene.ts";
import { dotShape } from "./dot-shape.ts";
import { BAND_OPACITY, paintSymbol } from "./paint-marks.ts";
import { OUTLINE_WIDTH } from "./paint-outline.ts";
import { paintText } from "./paint-text.ts";
import { round } from "./path-data.ts";
import { svg, type SvgNode } from "./svg-node.ts";
import { paintTextureSample } from "./textures.ts";

type Resolve = (paint: Paint) => string;

const fadeOf = ({ visible }: LegendItem): number | undefined => (visible ? undefined : 0.3);

/** A square or a dot, as the marks of a series look. */
const paintSwatch = (item: LegendItem, { x, y, width, height }: Box, resolve: Resolve): SvgNode => {
  const fill = resolve(item.color);
  const opacity = fadeOf(item);
  const center = { x: x + width / 2, y: y + height / 2 };
  const outline = item.outline && { stroke: resolve(item.outline), "stroke-width": OUTLINE_WIDTH };
  const filled = { fill, "fill-opacity": item.opacity };
  const inset = item.outline ? OUTLINE_WIDTH / 2 : 0;
  if (item.symbol === "square") {
    const stroke = resolve(texturePaint(item.color));
    const rect = svg("rect", {
      x: x + inset,
      y: y + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: 2,
      ...filled,
      ...outline,
      opacity,
    });
    return item.texture === undefined
      ? rect
      : svg("g", {}, [rect, paintTextureSample({ texture: item.texture, stroke }, { x, y })]);
  }
  if (item.dotSymbol && item.dotSymbol !== "circle") {
    const { tag, attrs } = dotShape(item.dotSymbol, center, width / 2 - inset);
    return svg(tag, { ...attrs, ...filled, ...outline, opacity });
  }
  return svg("circle", {
    cx: x + width / 2,
    cy: y + height / 2,
    r: width / 2 - inset,
    ...filled,
    ...outline,
    opacity,
  });
};

/** The symbol of an item in its box. */
export const paintLegendSymbol = (
  item: LegendItem,
  { x, y, width, height }: Box,
  resolve: Resolve,
): SvgNode => {
  const fill = resolve(item.color);
  const opacity = fadeOf(item);
  const center = { x: x + width / 2, y: y + height / 2 };
  if (item.symbol === "circle" || item.symbol === "cross" || item.symbol === "triangle") {
    return paintSymbol({ shape: item.symbol, center, size: 9, color: item.color }, resolve);
  }
  if (item.symbol === "whisker") {
    const d = `M${round(center.x)},${y}v${height}M${x + 2},${y}h${width - 4}M${x + 2},${y + height}h${width - 4}`;
    return svg("path", { d, fill: "none", stroke: fill, "stroke-width": 1.5 });
  }
  if (item.symbol === "band") {
    return svg("rect", { x, y, width, height, fill, "fill-opacity": BAND_OPACITY });
  }
  if (item.symbol === "line" || item.symbol === "dash") {
    return svg("line", {
      x1: x,
      y1: round(y + height / 2),
      x2: x + width,
      y2: round(y + height / 2),
      stroke: fill,
      "stroke-width": 3,
      "stroke-dasharray":
        item.dash?.map((length) => length / 2).join(" ") ??
        (item.symbol === "dash" ? "4 2" : undefined),
      opacity,
    });
  }
  return paintSwatch(item, { x, y, width, height }, resolve);
};

/** The legend as the drawing shows it. */
export const paintLegend = (legend: SceneLegend, resolve: Resolve): SvgNode[] => [
  ...legend.symbols.flatMap((box, index) => {
    const item = legend.drawn[index];
    return item ? [paintLegendSymbol(item, box, resolve)] : [];
  }),
  ...legend.texts.map((text) => paintText(text, resolve)),
];
