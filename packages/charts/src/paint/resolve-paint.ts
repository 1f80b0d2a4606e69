import type { ColorToken, Hex, Paint } from "../scene/scene.ts";

/** Writes colours as attributes of SVG. */
export type ResolvePaint = (paint: Paint) => string;

export const isHex = (paint: ColorToken | Hex): paint is Hex => paint.startsWith("#");

/** The page's custom properties, so that one markup serves both themes. */
export const pagePaint: ResolvePaint = (paint) => {
  if (typeof paint === "object") return `light-dark(${paint.light}, ${paint.dark})`;
  return isHex(paint) ? paint : `var(--${paint})`;
};
