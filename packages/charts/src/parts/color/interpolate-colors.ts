import { formatHexColor, parseHexColor } from "@statelier/document";
import type { Hex } from "../../scene/scene.ts";
import { mixColors, normalizeColor } from "./color.ts";

const GREY: readonly [number, number, number] = [128, 128, 128];

/** Reads a palette as a ramp: the colour at a share of it from 0 to 1, mixed of its neighbours. */
export const interpolateColors = (palette: readonly string[]): ((share: number) => Hex) => {
  const colors = palette.map((color) => parseHexColor(normalizeColor(color) ?? "") ?? GREY);
  const last = colors.length - 1;
  return (share) => {
    const at = Math.min(Math.max(share, 0), 1) * last;
    const index = Math.max(0, Math.min(Math.floor(at), last - 1));
    const low = colors[index] ?? GREY;
    return formatHexColor(mixColors(low, colors[index + 1] ?? low, at - index));
  };
};
