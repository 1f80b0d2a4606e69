import { isOfPalette } from "./color-mapping.ts";
import { DIMENSION_PALETTE_ID, type PaletteChoice, type PaletteType } from "./palettes.ts";

/** A palette that somebody made, of as many colours as `PALETTE_LIMITS` allow (CO9). */
export type CustomPalette = {
  paletteId: string;
  name: string;
  type: PaletteType;
  colors: string[];
};

/** The colour with which a new place of a palette begins. */
export const NEW_PALETTE_COLOR = "#000000";

/** How many colours a palette of each type holds (CO9). */
export const PALETTE_LIMITS: Readonly<Record<PaletteType, { least: number; most: number }>> = {
  sequential: { least: 1, most: 1 },
  diverging: { least: 2, most: 3 },
  categorical: { least: 1, most: 26 },
};

export type PaletteDraft = Pick<CustomPalette, "name" | "type" | "colors">;

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

/** What a chart carries of a palette that somebody made, so that it is drawn without them (CO18). */
export type CarriedPalette = {
  name?: string | null | undefined;
  type: PaletteType;
  colors: readonly string[];
};

type Carrying = {
  extensions?:
    | { palettes?: Readonly<Record<string, CarriedPalette>> | null | undefined }
    | null
    | undefined;
};

/** A palette of somebody's own that the chart carries. */
export const findCarriedPalette = (
  { extensions }: Carrying,
  paletteId: string,
): CarriedPalette | undefined => {
  const palettes = extensions?.palettes ?? {};
  return Object.hasOwn(palettes, paletteId) ? palettes[paletteId] : undefined;
};

/** A palette of a chart, with its colours where somebody made it. */
export const readPalette = (config: Carrying, paletteId: string): PaletteChoice => {
  const { colors, type } = findCarriedPalette(config, paletteId) ?? {};
  return { paletteId, colors, type };
};

/** Whether an author picked a colour by hand: it is none of its palette, nor of a dataset. */
export const isChosenColor = (config: Carrying, paletteId: string, color: string): boolean =>
  paletteId !== DIMENSION_PALETTE_ID && !isOfPalette(readPalette(config, paletteId), color);
