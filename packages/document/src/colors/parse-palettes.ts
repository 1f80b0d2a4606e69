import { z } from "zod";
import { parseHexColor } from "./contrast.ts";
import type { CustomPalette } from "./custom-palette.ts";
import { PALETTE_TYPES } from "./palettes.ts";

const paletteSchema = z.object({
  paletteId: z.string(),
  name: z.string(),
  type: z.enum(PALETTE_TYPES),
  colors: z.array(z.string().refine((color) => parseHexColor(color) !== undefined)),
});

/** The palettes of a stored list that are such. */
export const parsePalettes = (stored: unknown): CustomPalette[] =>
  Array.isArray(stored)
    ? stored.flatMap((each) => {
        const parsed = paletteSchema.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      })
    : [];
