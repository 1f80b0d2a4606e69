import { hasInnerOutline } from "../paint/paint-outline.ts";
import { isRegion, paintScene } from "../paint/paint-scene.ts";
import { pagePaint } from "../paint/resolve-paint.ts";
import type { SvgNode } from "../paint/svg-node.ts";
import type { PlotScene, SceneMark } from "../scene/scene.ts";
import type { SceneFrame } from "./interpolate-scene.ts";

/** Marks that leave stand first and must not be taken for those that stay. */
const nameLeaving = (node: SvgNode, index: number): SvgNode => {
  const name = node.attrs["data-mark"] === undefined ? "data-series" : "data-mark";
  return { ...node, attrs: { ...node.attrs, [name]: `leaving ${index}` } };
};

/** Which mark each element of a layer shows. */
const listLayers = ({ marks }: PlotScene): Readonly<Record<string, readonly number[]>> => {
  const all = [...marks.keys()];
  const those = (test: (mark: SceneMark) => boolean): number[] =>
    all.filter((_, index) => marks[index] && test(marks[index]));
  return {
    areas: those(isRegion),
    marks: those((mark) => !isRegion(mark)),
    // The definitions of the textures stand before their shapes.
    textures: [-1, ...those((mark) => "texture" in mark && mark.texture !== undefined)],
    rims: those(hasInnerOutline),
  };
};

/** A moment of a movement as a tree of SVG elements, without legend. */
export const paintFrame = ({ scene, opacities, leaving }: SceneFrame): SvgNode => {
  const node = paintScene(scene, pagePaint, { legend: false });
  const layers = listLayers(scene);
  const paintLayer = (layer: SvgNode): SvgNode => {
    const name = layer.attrs["class"];
    const shown = layers[String(name)];
    if (!shown) return layer;
    const paintMark = (child: SvgNode | string, at: number): SvgNode | string => {
      if (typeof child === "string") return child;
      const mark = shown[at] ?? -1;
      const opacity = opacities[mark] ?? 1;
      const named =
        (name === "marks" || name === "areas") && mark < leaving ? nameLeaving(child, mark) : child;
      return opacity === 1 ? named : { ...named, attrs: { ...named.attrs, opacity } };
    };
    return { ...layer, children: layer.children.map(paintMark) };
  };
  const children = node.children.map((child) =>
    typeof child === "string" ? child : paintLayer(child),
  );
  return { ...node, children };
};
