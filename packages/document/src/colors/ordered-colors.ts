import { parseHexColor } from "./contrast.ts";
import { listPaletteStops, makeRamp, type Ramp } from "./interpolate-colors.ts";
import { type PaletteChoice, pickPalette } from "./palettes.ts";
import type { ColorMapping, ColorOrder, PlacedValue } from "./plain-colors.ts";
import { DIVERGING_PALETTES, SEQUENTIAL_PALETTES } from "./ramps.ts";

/** The parts of palettes that marks have: nothing as pale as paper, nothing as dark as ink. */
const PARTS = { sequential: [0.3, 1], diverging: [0.1, 0.9] } as const;
/** A palette whose pale end is no tint of its dark one is seen on paper from further down. */
const YELLOW_PARTS = [0.1, 1] as const;

const stopsOf = ({ paletteId, colors, type }: PaletteChoice) => {
  if (colors?.length)
    return type && type !== "categorical" ? { type, stops: listPaletteStops(colors) } : undefined;
  const sequential = pickPalette(SEQUENTIAL_PALETTES, paletteId);
  if (sequential) return { type: "sequential" as const, stops: sequential };
  const diverging = pickPalette(DIVERGING_PALETTES, paletteId);
  return diverging && { type: "diverging" as const, stops: diverging };
};

/** The colours between those of a palette that has an order; undefined of others. */
export const findRamp = (palette: PaletteChoice): Ramp | undefined => {
  const found = stopsOf(palette);
  if (!found) return undefined;
  const ramp = makeRamp(found.stops);
  const [low, high] = palette.paletteId === "YlGnBu" ? YELLOW_PARTS : PARTS[found.type];
  return (share) => ramp(low + (high - low) * share);
};

const placeOf = ({ position }: PlacedValue): number =>
  position === undefined || position === "" ? Number.NaN : Number(position);

/** Whether values run from below a middle to above it: their positions from below zero to above. */
export const hasMiddle = (values: readonly PlacedValue[]): boolean => {
  const places = values.map(placeOf);
  return Math.min(...places) < 0 && Math.max(...places) > 0;
};

/** How far a colour that was rounded may lie beside a ramp, of 255. */
const ROUNDED = 2;
const SAMPLES = 256;

/** Whether a colour is one of those between which a ramp runs. */
const isOnRamp = (ramp: Ramp, color: string): boolean => {
  const own = parseHexColor(color);
  return Array.from({ length: SAMPLES + 1 }, (_, step) => step / SAMPLES).some((share) => {
    const other = parseHexColor(ramp(share));
    return own?.every((part, index) => Math.abs(part - (other?.[index] ?? 0)) <= ROUNDED);
  });
};

/** The colour of each value by its place among the others, or by its distance from their middle (CO23). */
const spreadOverRamp = (values: readonly PlacedValue[], ramp: Ramp): ColorMapping => {
  const places = values.map(placeOf);
  const farthest = Math.max(...places.map(Math.abs));
  if (hasMiddle(values))
    return Object.fromEntries(
      values.map(({ value }, index) => [value, ramp(0.5 + (places[index] ?? 0) / farthest / 2)]),
    );
  const ordered = places.some(Number.isNaN)
    ? values
    : values.toSorted((a, b) => placeOf(a) - placeOf(b));
  const steps = Math.max(1, ordered.length - 1);
  return Object.fromEntries(ordered.map(({ value }, index) => [value, ramp(index / steps)]));
};

/** What a palette gives out where it has an order; undefined of others. */
export const findOrder = (palette: PaletteChoice): ColorOrder | undefined => {
  const ramp = findRamp(palette);
  return (
    ramp && {
      spread: (values) => spreadOverRamp(values, ramp),
      has: (color) => isOnRamp(ramp, color),
    }
  );
};
