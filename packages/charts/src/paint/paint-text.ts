import type { Paint, SceneText } from "../scene/scene.ts";
import { lineHeight } from "../parts/text/text-box.ts";
import { round } from "./path-data.ts";
import { svg, type SvgNode } from "./svg-node.ts";

const HALO_WIDTH = 3;

/** A text; further lines as spans beneath the first. */
export const paintText = (text: SceneText, resolve: (paint: Paint) => string): SvgNode => {
  const [first = "", ...rest] = text.lines;
  const [x, y] = [round(text.x), round(text.y)];
  const spans = rest.map((line) => svg("tspan", { x, dy: lineHeight(text.size) }, [line]));
  return svg(
    "text",
    {
      "xml:lang": text.language,
      x,
      y,
      "text-anchor": text.anchor === "start" ? undefined : text.anchor,
      "font-size": text.size,
      "font-weight": text.weight === 400 ? undefined : text.weight,
      fill: resolve(text.color),
      transform: text.rotate === undefined ? undefined : `rotate(${text.rotate} ${x} ${y})`,
      ...(text.halo && {
        stroke: resolve(text.halo === true ? "paper" : text.halo),
        "stroke-width": HALO_WIDTH,
        "stroke-linejoin": "round",
        "paint-order": "stroke",
      }),
    },
    [first, ...spans],
  );
};
