import { isHex } from "../parts/color/color.ts";
import type { Paint } from "../scene/scene.ts";

/** Writes colours as attributes of SVG. */
export type ResolvePaint = (paint: Paint) => string;

/** The page's custom properties, so that one markup serves both themes. */
export const pagePaint: ResolvePaint = (paint) => {
  if (typeof paint === "object") return `light-dark(${paint.light}, ${paint.dark})`;
  return isHex(paint) ? paint : `var(--${paint})`;
};
