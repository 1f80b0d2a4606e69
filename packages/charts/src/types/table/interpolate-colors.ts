import { parseHexColor } from "@statelier/document";
import type { Hex } from "../../scene/scene.ts";

const toHex = (parts: readonly number[]): Hex =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** The colour at a share from 0 to 1 along a palette, mixed between its neighbours. */
export const interpolateColors = (palette: readonly string[], share: number): Hex => {
  const place = Math.min(Math.max(share, 0), 1) * (palette.length - 1);
  const at = Math.min(Math.floor(place), Math.max(0, palette.length - 2));
  const from = parseHexColor(palette[at] ?? "") ?? [0, 0, 0];
  const to = parseHexColor(palette[at + 1] ?? "") ?? from;
  return toHex(from.map((part, index) => part + ((to[index] ?? part) - part) * (place - at)));
};
