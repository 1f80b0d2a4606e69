type PaletteType = "sequential" | "diverging" | "categorical";

export type CustomPalette = {
  paletteId: string;
  name: string;
  type: PaletteType;
  colors: string[];
};

export const NEW_PALETTE_COLOR = "#000000";

/** How many colours a palette of each type holds (CO9). */
const PALETTE_LIMITS: Readonly<Record<PaletteType, { least: number; most: number }>> = {
  sequential: { least: 1, most: 1 },
  diverging: { least: 2, most: 3 },
  categorical: { least: 1, most: 26 },
};

type PaletteDraft = Pick<CustomPalette, "name" | "type" | "colors">;

/** Whether another colour may be added: not at the limit, and not before the palette has a name (CO9). */
export const canAddColor = ({ name, type, colors }: PaletteDraft): boolean =>
  name.trim() !== "" && colors.length < PALETTE_LIMITS[type].most;

/** Whether the palette may be applied: it has a name and its number of colours (CO10). */
export const canApplyPalette = ({ name, type, colors }: PaletteDraft): boolean => {
  const { least, most } = PALETTE_LIMITS[type];
  return name.trim() !== "" && colors.length >= least && colors.length <= most;
};

/** Names are unique per person (CO11); the palette itself does not count. */
export const isPaletteNameTaken = (
  name: string,
  palettes: readonly CustomPalette[],
  paletteId?: string,
): boolean =>
  palettes.some((other) => other.paletteId !== paletteId && other.name.trim() === name.trim());
