import { contrastRatio } from "@statelier/document";
import type { ChartTheme, Hex, Paint } from "../../scene/scene.ts";
import { blendOnPaper, ensureContrast, hexIn, INK, isHex, PAPER } from "./color.ts";

const TEXT_RATIO = 4.5;
const MARK_RATIO = 3;

/** What was found last: five hundred series have a dozen colours, and each is asked for whenever they are drawn. */
const shades = new Map<string, Paint>();
const MOST_SHADES = 500;

const findShade = (color: Hex, ratio: number, opacity: number): Paint => {
  const light = ensureContrast(color, "light", ratio, opacity);
  const dark = ensureContrast(color, "dark", ratio, opacity);
  return light === dark ? light : { light, dark };
};

const shadeFor = (color: Hex, ratio: number, opacity = 1): Paint => {
  const key = `${color} ${ratio} ${opacity}`;
  const known = shades.get(key);
  if (known) return known;
  const shade = findShade(color, ratio, opacity);
  if (shades.size === MOST_SHADES) shades.clear();
  shades.set(key, shade);
  return shade;
};

/** The shade of a mark's colour in which its name can be read on either ground. */
export const textPaint = (color: Hex): Paint => shadeFor(color, TEXT_RATIO);

/** The shade of a colour for marks that have no outline, as it looks when painted with `opacity`: lines, dots, whiskers. */
export const strokePaint = (color: Hex, opacity = 1): Paint => shadeFor(color, MARK_RATIO, opacity);

/** The shade of a line or dot of a series: on light ground one that the author chose is drawn as it is (D62). */
export const seriesPaint = (
  { color, isChosen = false }: { color: Hex; isChosen?: boolean | undefined },
  opacity = 1,
): Paint => {
  const shade = strokePaint(color, opacity);
  if (!isChosen || shade === color) return shade;
  return { light: color, dark: ensureContrast(color, "dark", MARK_RATIO, opacity) };
};

const ON_MARK: readonly Hex[] = ["#ffffff", "#1b1a18"];

/** White or ink, whichever can be read on a mark of this colour; black where neither can. */
export const readablePaint = (color: Paint): Paint => {
  if (!isHex(color)) return "ink";
  const [best = "#000000"] = ON_MARK.toSorted(
    (a, b) => contrastRatio(b, color) - contrastRatio(a, color),
  );
  return contrastRatio(best, color) >= TEXT_RATIO ? best : "#000000";
};

/** An outline for a filled mark whose colour fades into one of the grounds; undefined where it does not. */
export const outlinePaint = (color: Hex): Paint | undefined =>
  contrastRatio(color, PAPER.light) >= MARK_RATIO && contrastRatio(color, PAPER.dark) >= MARK_RATIO
    ? undefined
    : shadeFor(color, MARK_RATIO);

/** Paper where it differs from a mark that is painted with `opacity`, else what goes with a ground on which the mark fades. */
const paperOn = (
  color: Paint,
  otherwise: (color: Hex, theme: ChartTheme) => Hex,
  opacity = 1,
): Paint => {
  const inTheme = (theme: ChartTheme): Hex => {
    const own = hexIn(color, theme);
    return !own || contrastRatio(blendOnPaper(own, theme, opacity), PAPER[theme]) >= MARK_RATIO
      ? PAPER[theme]
      : otherwise(own, theme);
  };
  return { light: inTheme("light"), dark: inTheme("dark") };
};

/** What parts the pieces of a stack: a hairline of paper, or the outline of a piece that would fade. */
export const separatorPaint = (color: Paint, opacity = 1): Paint =>
  paperOn(color, (own, theme) => ensureContrast(own, theme, MARK_RATIO), opacity);

/** The lines of a texture: paper, or ink on a mark that would fade into paper. */
export const texturePaint = (color: Paint): Paint =>
  color === "wash"
    ? "ink-soft"
    : typeof color === "object" || (isHex(color) && outlinePaint(color))
      ? paperOn(color, (_, theme) => INK[theme])
      : "paper";
