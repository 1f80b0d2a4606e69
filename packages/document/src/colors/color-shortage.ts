import type { PaletteChoice } from "./palettes.ts";
import { findPalette } from "./ramps.ts";

/**
 * How many series share how many colours of a palette, where one of its colours is that of two (CO17); `colors` are
 * those of the series that are shown. Undefined where each has its own, and of colours that are no palette's: who picks
 * one twice means it. Where the palette `suffices`, each would have its own by it.
 */
export const findColorShortage = (
  colors: readonly string[],
  { paletteId, colors: own }: PaletteChoice,
): { series: number; colors: number; suffices: boolean } | undefined => {
  const palette = own ?? findPalette(paletteId);
  const given = colors.filter((color) => palette?.includes(color));
  return palette && new Set(given).size < given.length
    ? {
        series: colors.length,
        colors: palette.length,
        suffices: colors.length <= palette.length,
      }
    : undefined;
};
