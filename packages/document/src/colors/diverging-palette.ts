import { DIVERGING_PALETTES } from "./ramps.ts";

/** Whether the colours of numbers part round a middle: those of a named palette, or of one that somebody made. */
export const isDivergingPalette = ({
  paletteId,
  paletteType,
}: {
  paletteId: string;
  paletteType?: string | undefined;
}): boolean => paletteType === "diverging" || paletteId in DIVERGING_PALETTES;
