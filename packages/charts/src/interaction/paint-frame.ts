import { hasInnerRim } from "../paint/paint-rim.ts";
import { paintScene } from "../paint/paint-scene.ts";
import type { ColorMode } from "../paint/resolve-paint.ts";
import type { SvgNode } from "../paint/svg-node.ts";
import type { SceneFrame } from "./interpolate-scene.ts";

/** Marks that leave stand first and must not be taken for those that stay. */
const nameLeaving = (node: SvgNode, index: number): SvgNode => {
  const name = node.attrs["data-mark"] === undefined ? "data-series" : "data-mark";
  return { ...node, attrs: { ...node.attrs, [name]: `leaving ${index}` } };
};

/** A moment of a movement as a tree of SVG elements, without legend. */
export const paintFrame = (
  { scene, opacities, leaving }: SceneFrame,
  colors: ColorMode,
): SvgNode => {
  const node = paintScene(scene, { colors, legend: false });
  const paintMark = (child: SvgNode | string, index: number): SvgNode | string => {
    if (typeof child === "string") return child;
    const opacity = opacities[index] ?? 1;
    const named = index < leaving ? nameLeaving(child, index) : child;
    return opacity === 1 ? named : { ...named, attrs: { ...named.attrs, opacity } };
  };
  const rimmed = scene.marks.flatMap((mark, index) => (hasInnerRim(mark) ? [index] : []));
  const fadeRim = (child: SvgNode | string, index: number): SvgNode | string => {
    const opacity = opacities[rimmed[index] ?? index] ?? 1;
    return typeof child === "string" || opacity === 1
      ? child
      : { ...child, attrs: { ...child.attrs, opacity } };
  };
  const children = node.children.map((child) => {
    if (typeof child === "string") return child;
    if (child.attrs["class"] === "marks")
      return { ...child, children: child.children.map(paintMark) };
    return child.attrs["class"] === "rims"
      ? { ...child, children: child.children.map(fadeRim) }
      : child;
  });
  return { ...node, children };
};
