import { contrastRatio } from "@statelier/document";
import { blendOnPaper, ensureContrast, hexIn, INK, PAPER } from "../../parts/color/color.ts";
import type { ChartTheme, Hex, Paint } from "../../scene/scene.ts";

/** Areas of a map stand against one another; what differs less from the ground is not seen as one of them. */
export const FADING_RATIO = 1.4;

/** Of the line itself. */
const LINE_RATIO = 3;

/** The line around an area of a map that fades into the ground: of paper where it does not; undefined where it does on neither ground. */
export const coastPaint = (
  color: Paint,
  opacity = 1,
): Readonly<Record<ChartTheme, Hex>> | undefined => {
  const inTheme = (theme: ChartTheme): Hex | undefined => {
    const own = hexIn(color, theme);
    return own && contrastRatio(blendOnPaper(own, theme, opacity), PAPER[theme]) < FADING_RATIO
      ? ensureContrast(own, theme, LINE_RATIO)
      : undefined;
  };
  const [light, dark] = [inTheme("light"), inTheme("dark")];
  return light || dark ? { light: light ?? PAPER.light, dark: dark ?? PAPER.dark } : undefined;
};

/** Of the rim of a symbol to the symbol: those of one colour may lie on each other. */
const APART_RATIO = 1.5;

/** The rim of a symbol: of paper, or around one that fades into paper a shade that is told from both. */
export const symbolRim = (color: Paint, opacity = 1): Readonly<Record<ChartTheme, Hex>> => {
  const inTheme = (theme: ChartTheme): Hex => {
    const own = hexIn(color, theme);
    if (!own) return PAPER[theme];
    const ratio = contrastRatio(blendOnPaper(own, theme, opacity), PAPER[theme]);
    if (ratio >= LINE_RATIO) return PAPER[theme];
    return ensureContrast(own, theme, Math.max(LINE_RATIO, APART_RATIO * ratio));
  };
  return { light: inTheme("light"), dark: inTheme("dark") };
};

/** The rim of a symbol that stands on areas of any colour: light on either ground, but around a light symbol. */
export const rimPaint = (color: Paint): Readonly<Record<ChartTheme, Hex>> => {
  const { light } = symbolRim(color);
  const own = hexIn(color, "dark");
  const isLight = own !== undefined && contrastRatio(own, INK.dark) < LINE_RATIO;
  return { light, dark: isLight ? PAPER.dark : INK.dark };
};
