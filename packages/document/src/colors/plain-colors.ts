import type { ComponentValue } from "@statelier/model";
import {
  categoricalColors,
  DEFAULT_COLOR,
  DIMENSION_PALETTE_ID,
  type PaletteChoice,
} from "./palettes.ts";

/** Value of a component to its colour. */
export type ColorMapping = Record<string, string>;

export type PlacedValue = Pick<ComponentValue, "value" | "position">;

/** What a palette gives out that has an order: colours between its own. */
export type ColorOrder = {
  /** The colour of each value by its place among the others, or by its distance from their middle (CO23). */
  spread: (values: readonly PlacedValue[]) => ColorMapping;
  has: (color: string) => boolean;
};

/** The colours of a palette in their order. */
export const listPaletteColors = ({ paletteId, colors }: PaletteChoice): readonly string[] =>
  colors?.length ? colors : categoricalColors(paletteId);

const cycle = (colors: readonly string[], index: number): string =>
  colors[index % colors.length] ?? DEFAULT_COLOR;

/** Each value gets the next colour of the palette; the palette starts over at its end (CO4). */
export const giveColors = (
  values: readonly PlacedValue[],
  palette: PaletteChoice,
  order: ColorOrder | undefined,
): ColorMapping => {
  if (order) return order.spread(values);
  const colors = listPaletteColors(palette);
  return Object.fromEntries(values.map(({ value }, index) => [value, cycle(colors, index)]));
};

/** Whether a palette gives out a colour. */
export const givesColor = (
  palette: PaletteChoice,
  color: string,
  order: ColorOrder | undefined,
): boolean => order?.has(color) ?? listPaletteColors(palette).includes(color);

/** Colour of each value: its own under the palette `dimension`, else the one it had, else the next of the palette (CO5). */
export const mapColors = (
  values: readonly ComponentValue[],
  palette: PaletteChoice,
  { previous = {}, order }: { previous?: ColorMapping; order: ColorOrder | undefined },
): ColorMapping => {
  const given = giveColors(values, palette, order);
  const own = palette.paletteId === DIMENSION_PALETTE_ID;
  return Object.fromEntries(
    values.map(({ value, color }) => [
      value,
      (own ? color : undefined) ?? previous[value] ?? given[value] ?? DEFAULT_COLOR,
    ]),
  );
};
