import { findPalette } from "../palettes/palettes.ts";

/**
 * How many series share how many colours, where a palette has been gone through and started over (CO17); `colors` are
 * those of the series. Undefined where it has enough, and of colours that are no palette's: who picks one twice means it.
 */
export const findColorShortage = (
  colors: readonly string[],
  paletteId: string,
): { series: number; colors: number } | undefined => {
  const palette = findPalette(paletteId);
  const given = colors.filter((color) => palette?.includes(color));
  return palette && given.length > palette.length
    ? { series: given.length, colors: palette.length }
    : undefined;
};
