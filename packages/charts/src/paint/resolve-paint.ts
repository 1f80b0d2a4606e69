import { THEMES } from "@statelier/ui/tokens";
import type { ChartTheme } from "../chart-input.ts";
import type { ColorToken, Paint } from "../scene.ts";

/** Literal colours of one theme, or the page's custom properties, which serve both. */
export type ColorMode = "literal" | "variables";

const THEME_KEYS = {
  paper: "paper",
  wash: "wash",
  ink: "ink",
  "ink-soft": "inkSoft",
  line: "line",
  accent: "accent",
} as const satisfies Record<ColorToken, string>;

const isToken = (paint: string): paint is ColorToken => Object.hasOwn(THEME_KEYS, paint);

/** Writes colours as attributes of SVG. */
export const makePaintResolver =
  (theme: ChartTheme, mode: ColorMode): ((paint: Paint) => string) =>
  (paint) => {
    if (typeof paint === "object") {
      return mode === "literal" ? paint[theme] : `light-dark(${paint.light}, ${paint.dark})`;
    }
    if (!isToken(paint)) return paint;
    return mode === "literal" ? THEMES[theme][THEME_KEYS[paint]] : `var(--${paint})`;
  };
