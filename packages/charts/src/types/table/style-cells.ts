import {
  type ColumnStyle,
  DIVERGING_PALETTES,
  findCarriedPalette,
  findPalette,
  listPaletteColors,
  listPaletteStops,
  makeRamp,
  readPalette,
  SEQUENTIAL_PALETTES,
  textColorOn,
} from "@statelier/document";
import { extent } from "d3-array";
import { extentWithZero } from "../../parts/values/value-extent.ts";
import { normalizeColor } from "../../parts/color/color.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { TableCell, TableCellLook } from "../../scene/scene.ts";

const [DEFAULT_HEATMAP = []] = Object.values<readonly string[]>(DIVERGING_PALETTES);

type Styler = (cell: TableCell) => TableCellLook | undefined;

type Values = readonly TableCell["value"][];

const numbersOf = (values: Values): number[] =>
  values.filter((value): value is number => typeof value === "number");

type Config = ChartInputOf<"table">["config"];

/** A palette of two directions turns at zero, one of a single direction runs from the least to the greatest number. */
const findBounds = (
  isSequential: boolean,
  numbers: readonly number[],
): [low: number, high: number] => {
  const [low = 0, high = 0] = extent(numbers);
  const most = Math.max(Math.abs(low), Math.abs(high));
  return isSequential ? [low, high] : [-most, most];
};

const styleHeatmap = (config: Config, paletteId: string, values: Values): Styler => {
  const own = findCarriedPalette(config, paletteId);
  const palette = own ? listPaletteStops(own.colors) : (findPalette(paletteId) ?? DEFAULT_HEATMAP);
  const ramp = makeRamp(palette);
  const isSequential = own ? own.type === "sequential" : paletteId in SEQUENTIAL_PALETTES;
  const [low, high] = findBounds(isSequential, numbersOf(values));
  return ({ value }) => {
    if (typeof value !== "number") return undefined;
    const background = ramp(high === low ? 0.5 : (value - low) / (high - low));
    return { background, color: textColorOn(background) };
  };
};

/** Bars from zero, on one scale for the whole column. */
const styleBars = (style: Extract<ColumnStyle, { type: "bar" }>, values: Values): Styler => {
  const numbers = numbersOf(values);
  const [low, high] = extentWithZero(numbers);
  const place = (value: number): number => (high === low ? 0 : (value - low) / (high - low));
  return ({ value }) => {
    if (typeof value !== "number") return undefined;
    const color = normalizeColor(value < 0 ? style.barColorNegative : style.barColorPositive);
    const ground = normalizeColor(style.barColorBackground);
    if (color === undefined) return undefined;
    return {
      bar: {
        from: Math.min(place(0), place(value)),
        to: Math.max(place(0), place(value)),
        color,
        ...(style.barShowBackground && ground !== undefined ? { ground } : {}),
      },
    };
  };
};

const styleCategories = (
  config: Config,
  { paletteId, colorMapping }: Extract<ColumnStyle, { type: "category" }>,
  values: Values,
): Styler => {
  const palette = listPaletteColors(readPalette(config, paletteId));
  const sorted = [...new Set(values)].map(String).toSorted();
  const places = new Map(sorted.map((value, index) => [value, index]));
  return ({ value }) => {
    if (value === null) return undefined;
    const place = places.get(String(value)) ?? 0;
    const own = colorMapping[String(value)] ?? palette[place % palette.length] ?? "";
    const tag = normalizeColor(own);
    return tag === undefined ? undefined : { tag, color: textColorOn(tag) };
  };
};

const plain: Styler = () => undefined;

/** How the cells of a column look beyond their text; `values` are those of all of them, on every page. */
export const makeCellStyler = (config: Config, style: ColumnStyle, values: Values): Styler => {
  switch (style.type) {
    case "text":
      return plain;
    case "heatmap":
      return styleHeatmap(config, style.paletteId, values);
    case "bar":
      return styleBars(style, values);
    case "category":
      return styleCategories(config, style, values);
  }
};
