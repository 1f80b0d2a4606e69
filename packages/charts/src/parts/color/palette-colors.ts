import {
  type ColorMapping,
  DIMENSION_PALETTE_ID,
  givesColor,
  mapColors,
  readPalette,
} from "@statelier/document";
import type { ComponentValue } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";

type PaletteColors = {
  /** The colour of each value, the one that it had before all others. */
  map: (values: readonly ComponentValue[], previous: ColorMapping) => ColorMapping;
  /** Whether the author picked a colour by hand: it is none of the palette, nor of a dataset. */
  isChosen: (color: string) => boolean;
};

/** What a palette of a chart gives out. */
export const readPaletteColors = (
  { config, findOrder }: Pick<ChartInput, "config" | "findOrder">,
  paletteId: string,
): PaletteColors => {
  const palette = readPalette(config, paletteId);
  const order = findOrder?.(palette);
  return {
    map: (values, previous) => mapColors(values, palette, { previous, order }),
    isChosen: (color) => paletteId !== DIMENSION_PALETTE_ID && !givesColor(palette, color, order),
  };
};
