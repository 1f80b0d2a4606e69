import { formatHexColor, parseHexColor } from "@statelier/document";
import { mixColors } from "../../parts/color/color.ts";
import type { Hex } from "../../scene/scene.ts";

/** The colour at a share from 0 to 1 along a palette, mixed between its neighbours. */
export const interpolateColors = (palette: readonly string[], share: number): Hex => {
  const place = Math.min(Math.max(share, 0), 1) * (palette.length - 1);
  const at = Math.min(Math.floor(place), Math.max(0, palette.length - 2));
  const from = parseHexColor(palette[at] ?? "") ?? [0, 0, 0];
  const to = parseHexColor(palette[at + 1] ?? "") ?? from;
  return formatHexColor(mixColors(from, to, place - at));
};
