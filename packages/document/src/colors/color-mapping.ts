import type { ComponentValue } from "@statelier/model";
import { categoricalColors, DEFAULT_COLOR, DIMENSION_PALETTE_ID } from "./palettes.ts";

export type ColorMapping = Record<string, string>;

/** A palette by its stored id; `colors` for one that somebody made. */
export type PaletteChoice = { paletteId: string; colors?: readonly string[] | undefined };

/** The colours of a palette in their order. */
export const listPaletteColors = ({ paletteId, colors }: PaletteChoice): readonly string[] =>
  colors?.length ? colors : categoricalColors(paletteId);

const cycle = (colors: readonly string[], index: number): string =>
  colors[index % colors.length] ?? DEFAULT_COLOR;

/** Each of the keys gets the next colour of the palette; the palette starts over at its end (CO4). */
export const makeColorMapping = (keys: readonly string[], palette: PaletteChoice): ColorMapping => {
  const colors = listPaletteColors(palette);
  return Object.fromEntries(keys.map((key, index) => [key, cycle(colors, index)]));
};

/** Colour of each value: its own under the palette `dimension`, else the one it had, else the next of the palette (CO5). */
export const deriveColorMapping = (
  values: readonly ComponentValue[],
  palette: PaletteChoice,
  previous: ColorMapping = {},
): ColorMapping => {
  const given = makeColorMapping(
    values.map(({ value }) => value),
    palette,
  );
  const own = palette.paletteId === DIMENSION_PALETTE_ID;
  return Object.fromEntries(
    values.map(({ value, color }) => [
      value,
      (own ? color : undefined) ?? previous[value] ?? given[value] ?? DEFAULT_COLOR,
    ]),
  );
};

/** Values that carry colours are drawn in them from the start (CO3). */
export const choosePaletteId = (values: readonly ComponentValue[], otherwise: string): string =>
  values.some(({ color }) => color) ? DIMENSION_PALETTE_ID : otherwise;

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
