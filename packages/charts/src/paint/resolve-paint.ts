import { DRAWING_COLORS } from "@statelier/ui/tokens";
import type { ChartTheme } from "../chart-input.ts";
import type { ColorToken, Hex, Paint } from "../scene.ts";

/** Literal colours of one theme, or the page's custom properties, which serve both. */
export type ColorMode = "literal" | "variables";

const isHex = (paint: ColorToken | Hex): paint is Hex => paint.startsWith("#");

/** Writes colours as attributes of SVG. */
export const makePaintResolver =
  (theme: ChartTheme, mode: ColorMode): ((paint: Paint) => string) =>
  (paint) => {
    if (typeof paint === "object") {
      return mode === "literal" ? paint[theme] : `light-dark(${paint.light}, ${paint.dark})`;
    }
    if (isHex(paint)) return paint;
    if (mode === "variables") return `var(--${paint})`;
    return DRAWING_COLORS[theme][paint === "ink-soft" ? "inkSoft" : paint];
  };
