import { DRAWING_COLORS } from "@statelier/ui/tokens";
import { isHex } from "../parts/color/color.ts";
import type { ChartTheme, Paint } from "../scene/scene.ts";

/** Writes colours as attributes of SVG. */
export type ResolvePaint = (paint: Paint) => string;

/** Colours of one theme, which every program reads. */
export const literalPaint =
  (theme: ChartTheme): ResolvePaint =>
  (paint) => {
    if (typeof paint === "object") return paint[theme];
    return isHex(paint) ? paint : DRAWING_COLORS[theme][paint === "ink-soft" ? "inkSoft" : paint];
  };

/** The page's custom properties, so that one markup serves both themes. */
export const pagePaint: ResolvePaint = (paint) => {
  if (typeof paint === "object") return `light-dark(${paint.light}, ${paint.dark})`;
  return isHex(paint) ? paint : `var(--${paint})`;
};
