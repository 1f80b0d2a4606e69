import type { DotSymbol, Point } from "../scene/scene.ts";
import { round } from "./path-data.ts";
import type { SvgNode } from "./svg-node.ts";

/** Shapes of about the area of a circle of this radius. */
export const dotShape = (
  symbol: DotSymbol,
  { x, y }: Point,
  radius: number,
): Pick<SvgNode, "tag" | "attrs"> => {
  if (symbol === "circle")
    return { tag: "circle", attrs: { cx: round(x), cy: round(y), r: radius } };
  const half = round(radius * (symbol === "square" ? 0.9 : 1.25));
  const [left, top] = [round(x - half), round(y - half)];
  const d = {
    square: `M${left},${top}h${2 * half}v${2 * half}h${-2 * half}Z`,
    triangle: `M${round(x)},${top}l${half},${round(1.8 * half)}h${-2 * half}Z`,
    diamond: `M${round(x)},${top}l${half},${half}l${-half},${half}l${-half},${-half}Z`,
  }[symbol];
  return { tag: "path", attrs: { d } };
};
