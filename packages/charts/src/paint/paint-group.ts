import type { Box, PlotScene } from "../scene/scene.ts";
import { round } from "./path-data.ts";
import { svg, type SvgNode } from "./svg-node.ts";

const cutAt = ({ x, y, width, height }: Box): SvgNode["attrs"] => {
  const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return { ...box, viewBox: Object.values(box).join(" ") };
};

/** A group of elements; an inner drawing, which needs no name of its own, where they are cut. */
export const paintGroup = (
  attrs: SvgNode["attrs"],
  children: SvgNode["children"],
  clip?: PlotScene["clip"],
): SvgNode =>
  clip ? svg("svg", { ...attrs, ...cutAt(clip) }, children) : svg("g", attrs, children);
