import { contrastRatio } from "@statelier/document";
import { blendOnPaper, ensureContrast, PAPER } from "../../parts/color/color.ts";
import type { ChartTheme, Hex, Paint } from "../../scene/scene.ts";

/** Of the line itself. */
const LINE_RATIO = 3;

const isHex = (color: string): color is Hex => color.startsWith("#");

/** Areas of a map stand against one another; what differs less from the ground is not seen as one of them. */
const FADING_RATIO = 1.4;

/** The line around an area of a map that fades into the ground: of paper where it does not; undefined where it does on neither ground. */
export const coastPaint = (
  color: Paint,
  opacity = 1,
): Readonly<Record<ChartTheme, Hex>> | undefined => {
  if (typeof color !== "string" || !isHex(color)) return undefined;
  const inTheme = (theme: ChartTheme): Hex | undefined =>
    contrastRatio(blendOnPaper(color, theme, opacity), PAPER[theme]) < FADING_RATIO
      ? ensureContrast(color, theme, LINE_RATIO)
      : undefined;
  const [light, dark] = [inTheme("light"), inTheme("dark")];
  return light || dark ? { light: light ?? PAPER.light, dark: dark ?? PAPER.dark } : undefined;
};
