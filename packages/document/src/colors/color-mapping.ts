import type { Component, ComponentValue } from "@statelier/model";
import { findOrder, findRamp, hasMiddle } from "./ordered-colors.ts";
import {
  DEFAULT_COLOR,
  DEFAULT_PALETTE_ID,
  DIMENSION_PALETTE_ID,
  type PaletteChoice,
} from "./palettes.ts";
import {
  type ColorMapping,
  giveColors,
  givesColor,
  listPaletteColors,
  mapColors,
} from "./plain-colors.ts";

/** Each of the keys gets the next colour of the palette; the palette starts over at its end (CO4). */
export const makeColorMapping = (keys: readonly string[], palette: PaletteChoice): ColorMapping =>
  giveColors(
    keys.map((value) => ({ value })),
    palette,
    findOrder(palette),
  );

/** The colour of a chart that has one. */
export const firstColor = (palette: PaletteChoice): string =>
  findRamp(palette)?.(0.5) ?? listPaletteColors(palette)[0] ?? DEFAULT_COLOR;

/** Whether a palette gives out a colour. */
export const isOfPalette = (palette: PaletteChoice, color: string): boolean =>
  givesColor(palette, color, findOrder(palette));

/** Colour of each value: its own under the palette `dimension`, else the one it had, else the next of the palette (CO5). */
export const deriveColorMapping = (
  values: readonly ComponentValue[],
  palette: PaletteChoice,
  previous: ColorMapping = {},
): ColorMapping => mapColors(values, palette, { previous, order: findOrder(palette) });

/**
 * The mapping with different colours for the values that are shown, where the palette has as many: of two that share one the
 * later gets the next that is free (CO26). Colours that no palette gives out were chosen and stay.
 */
export const separateColors = (
  shown: readonly string[],
  palette: PaletteChoice,
  mapping: ColorMapping,
): ColorMapping => {
  const colors = findRamp(palette) ? [] : listPaletteColors(palette);
  if (palette.paletteId === DIMENSION_PALETTE_ID || shown.length > colors.length) return mapping;
  const separate = { ...mapping };
  const taken = new Set<string>();
  const doubled = shown.filter((value) => {
    const color = mapping[value];
    if (color === undefined || !taken.has(color)) return void taken.add(color ?? "");
    return colors.includes(color);
  });
  for (const value of doubled) {
    const free = colors.find((color) => !taken.has(color));
    if (free === undefined) break;
    taken.add(free);
    separate[value] = free;
  }
  return separate;
};

/** Tints of one colour are told apart up to so many classes. */
const MOST_TINTS = 6;

const chooseOrdered = (values: Component["values"]): string =>
  hasMiddle(values) ? "RdBu" : values.length > MOST_TINTS ? "YlGnBu" : "blues";

const ORDERED_KINDS: readonly string[] = ["OrdinalDimension", "OrdinalMeasure"];

/** The colours of values where nobody chose others: their own (CO3), of classes those of an order (CO23), else a palette's. */
export const choosePaletteId = (
  { kind, values }: Pick<Component, "kind" | "values">,
  chosen: string = DEFAULT_PALETTE_ID,
): string => {
  if (values.some(({ color }) => color)) return DIMENSION_PALETTE_ID;
  const isOrdered = ORDERED_KINDS.includes(kind);
  const isFree = chosen === DEFAULT_PALETTE_ID || chosen === DIMENSION_PALETTE_ID;
  if (isOrdered && isFree) return chooseOrdered(values);
  const fits = isOrdered || !findRamp({ paletteId: chosen });
  return fits && chosen !== DIMENSION_PALETTE_ID ? chosen : DEFAULT_PALETTE_ID;
};

/** The colours of some values given to others of them; `random` gives numbers from 0 up to 1. */
export const shuffleColors = (
  mapping: ColorMapping,
  values: readonly string[],
  random: () => number,
): ColorMapping => {
  const shuffled = [...values];
  // Of two or more each goes to another place: the last ones change with one before them alone.
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * last);
    [shuffled[last], shuffled[other]] = [shuffled[other] ?? "", shuffled[last] ?? ""];
  }
  const moved = values.map((value, index) => [value, mapping[shuffled[index] ?? value]] as const);
  return {
    ...mapping,
    ...Object.fromEntries(
      moved.filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
};
