import type { CloudMark, Paint } from "../scene/scene.ts";
import { dotShape } from "./dot-shape.ts";
import { svg, type SvgNode } from "./svg-node.ts";

/** So many dots on one another are full; more would not be seen. */
const MOST_LAYERS = 8;

/** Tenths of a pixel are enough for dots of a few pixels. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** Paths whose own dots hardly touch, so that dots on one another add up from path to path as they do on a canvas. */
const splitLayers = ({ xs, ys, radius }: CloudMark): number[][] => {
  const layers: number[][] = [];
  const counts = new Map<number, number>();
  for (let index = 0; index < xs.length; index += 1) {
    const column = Math.floor((xs[index] ?? 0) / (2 * radius));
    const row = Math.floor((ys[index] ?? 0) / (2 * radius));
    const cell = column * 65_536 + row;
    const count = counts.get(cell) ?? 0;
    counts.set(cell, count + 1);
    (layers[Math.min(count, MOST_LAYERS - 1)] ??= []).push(index);
  }
  return layers;
};

/** A cloud as a few paths: a stroke without length and with round ends is a circle in eleven letters. */
export const paintCloud = (cloud: CloudMark, resolve: (paint: Paint) => string): SvgNode => {
  const { series, xs, ys, radius, color, opacity, symbol = "circle" } = cloud;
  const isRound = symbol === "circle";
  const at = (index: number): { x: number; y: number } => ({
    x: round(xs[index] ?? 0),
    y: round(ys[index] ?? 0),
  });
  const write = (index: number): string => {
    const point = at(index);
    if (isRound) return `M${point.x},${point.y}h0`;
    return String(dotShape(symbol, point, radius).attrs["d"]);
  };
  const look = isRound
    ? {
        fill: "none",
        stroke: resolve(color),
        "stroke-width": 2 * radius,
        "stroke-linecap": "round",
        "stroke-opacity": opacity,
      }
    : { fill: resolve(color), "fill-opacity": opacity };
  const paths = splitLayers(cloud).map((layer) => svg("path", { d: layer.map(write).join("") }));
  return svg("g", { "data-series": series, ...look }, paths);
};
