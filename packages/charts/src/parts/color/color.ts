import { contrastRatio, formatHexColor, mixColors, parseHexColor } from "@statelier/document";
import type { ChartTheme, Hex, Paint } from "../../scene/scene.ts";

/** Whether a paint is one colour on any ground. */
export const isHex = (paint: Paint): paint is Hex =>
  typeof paint === "string" && paint.startsWith("#");

type Rgb = readonly [number, number, number];

/** The ground that marks stand on. */
export const PAPER: Record<ChartTheme, Hex> = { light: "#ffffff", dark: "#161513" };

export const INK: Record<ChartTheme, Hex> = { light: "#1b1a18", dark: "#eceae6" };

/** What is not highlighted, where something is. */
export const NEUTRAL: Hex = "#a8a49d";

const RGB_CALL = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i;
const LONG_HEX = /^#[\da-f]{6}/i;

const parseColor = (text: string): Rgb | undefined => {
  const [hex] = LONG_HEX.exec(text) ?? [text];
  const parsed = parseHexColor(hex);
  if (parsed) return parsed;
  const call = RGB_CALL.exec(text);
  if (!call) return undefined;
  return [Number(call[1]), Number(call[2]), Number(call[3])];
};

/** A colour of a stored document as six hex digits; undefined where it is not a colour we read. Its first letters say which. */
export const normalizeColor = (text: string): Hex | undefined => {
  const color = parseColor(text.slice(0, 99).trim());
  return color && formatHexColor(color);
};

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** The colour that a paint has in a theme; undefined of those of the page. */
export const hexIn = (paint: Paint, theme: ChartTheme): Hex | undefined => {
  if (typeof paint === "object") return paint[theme];
  return isHex(paint) ? paint : undefined;
};

/** The colour that the ground of `theme` and a colour of this opacity over it give. */
export const blendOnPaper = (color: Hex, theme: ChartTheme, opacity: number): Hex =>
  formatHexColor(mixColors(parseColor(PAPER[theme]) ?? WHITE, parseColor(color) ?? BLACK, opacity));

/** The colour itself, or its nearest shade that, painted with `opacity`, reaches `ratio` on the ground of `theme`. */
export const ensureContrast = (color: Hex, theme: ChartTheme, ratio: number, opacity = 1): Hex => {
  const from = parseColor(color) ?? BLACK;
  const to = theme === "light" ? BLACK : WHITE;
  for (let step = 0; step < 20; step += 1) {
    const shade = formatHexColor(mixColors(from, to, step / 20));
    if (contrastRatio(blendOnPaper(shade, theme, opacity), PAPER[theme]) >= ratio) return shade;
  }
  return formatHexColor(to);
};
