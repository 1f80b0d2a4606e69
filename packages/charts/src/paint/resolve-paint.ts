import { DRAWING_COLORS } from "@statelier/ui/tokens";
import type { ChartTheme, ColorToken, Hex, Paint } from "../scene/scene.ts";

/** Writes colours as attributes of SVG. */
export type ResolvePaint = (paint: Paint) => string;

const isHex = (paint: ColorToken | Hex): paint is Hex => paint.startsWith("#");

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
