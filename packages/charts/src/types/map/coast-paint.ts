import { contrastRatio } from "@statelier/document";
import {
  blendOnPaper,
  ensureContrast,
  FADING_RATIO,
  hexIn,
  PAPER,
} from "../../parts/color/color.ts";
import type { ChartTheme, Hex, Paint } from "../../scene/scene.ts";

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
