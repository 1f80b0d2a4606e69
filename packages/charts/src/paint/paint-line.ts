import type { Paint, SceneLine } from "../scene/scene.ts";
import { round } from "./path-data.ts";
import { svg, type SvgNode } from "./svg-node.ts";

/** A straight line; grid lines stand on whole pixels. */
export const paintLine = (
  { from, to, color, width, dash, role }: SceneLine,
  resolve: (paint: Paint) => string,
): SvgNode =>
  svg("line", {
    x1: round(from.x),
    y1: round(from.y),
    x2: round(to.x),
    y2: round(to.y),
    stroke: resolve(color),
    "stroke-width": width,
    "shape-rendering": role === "grid" || role === "zero" ? "crispEdges" : undefined,
    "stroke-dasharray": dash?.join(" "),
  });
