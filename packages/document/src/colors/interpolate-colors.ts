import { formatHexColor, mixColors, parseHexColor } from "./contrast.ts";

/** The colour at a share from 0 to 1. */
export type Ramp = (share: number) => `#${string}`;

const GREY: readonly [number, number, number] = [128, 128, 128];

/** How much of a colour is left in the light end of a palette that has no other. */
const TINT = 0.08;

/** The stops between which numbers are coloured: a single colour runs from its own tint (CO19). */
export const listPaletteStops = (colors: readonly string[]): readonly string[] => {
  const [color = ""] = colors;
  const rgb = parseHexColor(color);
  return colors.length === 1 && rgb
    ? [formatHexColor(mixColors([255, 255, 255], rgb, TINT)), color]
    : colors;
};

/** Reads a palette as a ramp: each colour mixed of its neighbours (CO2). */
export const makeRamp = (palette: readonly string[]): Ramp => {
  const colors = palette.map((color) => parseHexColor(color) ?? GREY);
  const last = colors.length - 1;
  return (share) => {
    const at = Math.min(Math.max(share, 0), 1) * last;
    const index = Math.max(0, Math.min(Math.floor(at), last - 1));
    const low = colors[index] ?? GREY;
    return formatHexColor(mixColors(low, colors[index + 1] ?? low, at - index));
  };
};
