import type { KeyField, Paint, PlotScene, SceneGround } from "../scene/scene.ts";
import { ringsPath, round } from "./path-data.ts";
import { textureOf } from "./paint-marks.ts";
import { svg, type SvgNode } from "./svg-node.ts";
import { textureFill } from "./textures.ts";

type Resolve = (paint: Paint) => string;

const COAST_WIDTH = 0.5;

/** Outlines with their coasts; those that are filled with nothing are lines. */
const paintOutlines = (
  rings: SceneGround["land"],
  resolve: Resolve,
  fill?: "land" | "paper",
): SvgNode[] =>
  rings.length === 0
    ? []
    : [
        svg("path", {
          d: ringsPath(rings, fill !== undefined),
          ...(fill ? { fill: resolve(fill), "fill-rule": "evenodd" } : { fill: "none" }),
          stroke: resolve("coast"),
          "stroke-width": COAST_WIDTH,
        }),
      ];

/** Land with its coasts, and borders between countries. */
const paintGround = ({ land, borders }: SceneGround, resolve: Resolve): SvgNode[] => [
  ...paintOutlines(land, resolve, "land"),
  ...paintOutlines(borders, resolve),
];

/** Lakes lie over the areas. */
const paintLakes = ({ lakes }: SceneGround, resolve: Resolve): SvgNode[] =>
  paintOutlines(lakes, resolve, "paper");

const paintField = (
  { shape, box, color, opacity, outline }: KeyField,
  resolve: Resolve,
): SvgNode => {
  const look = {
    fill: resolve(color),
    "fill-opacity": opacity,
    ...(outline && { stroke: resolve(outline), "stroke-width": 1 }),
  };
  const { x, y, width, height } = box;
  // The outline of a field lies within it.
  const inset = outline ? 0.5 : 0;
  return shape === "circle"
    ? svg("circle", {
        cx: round(x + width / 2),
        cy: round(y + height / 2),
        r: round(width / 2),
        ...look,
      })
    : svg("rect", {
        x: round(x + inset),
        y: round(y + inset),
        width: round(width - 2 * inset),
        height: round(height - 2 * inset),
        ...look,
      });
};

/** The fields of the keys of scales. */
const paintKey = (fields: readonly KeyField[], resolve: Resolve): SvgNode[] =>
  fields.flatMap((field) => {
    const texture = textureOf(field, resolve);
    if (!texture) return [paintField(field, resolve)];
    const { outline: _, ...over } = field;
    return [paintField(field, resolve), paintField(over, () => textureFill(texture))];
  });

/** Ground, lakes and key of a map; nothing of what it has not. */
export const paintMap: NonNullable<PlotScene["paintMap"]> = (
  what,
  { ground, key = [] },
  resolve,
) => {
  if (what === "key") return paintKey(key, resolve);
  if (!ground) return [];
  return what === "ground" ? paintGround(ground, resolve) : paintLakes(ground, resolve);
};
