import { type ChartConfig, listPaletteColors, readFields, readPalette } from "@statelier/document";
import { NEUTRAL } from "../parts/color/color.ts";
import { strokePaint } from "../parts/color/mark-paint.ts";
import { textureCount } from "../paint/textures.ts";
import type { DotSymbol, LegendItem, PlotScene, SceneMark, SceneText } from "../scene/scene.ts";

const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 4], [10, 4, 2, 4], [5, 2], [14, 5]];
const SYMBOLS: readonly DotSymbol[] = ["circle", "square", "triangle", "diamond"];

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

const seriesOf = (mark: SceneMark): string => ("datum" in mark ? mark.datum.series : mark.series);

const withDash = <T extends object>(thing: T, place: number): T => {
  const dash = at(DASHES, place) ?? [];
  return dash.length === 0 ? thing : { ...thing, dash };
};

const withTexture = <T extends object>(thing: T, place: number): T => {
  const texture = place % (textureCount + 1);
  return texture === 0 ? thing : { ...thing, texture };
};

const markSeries = (mark: SceneMark, place: number): SceneMark => {
  if (mark.shape === "line") return withDash(mark, place);
  if (mark.shape === "dot" || mark.shape === "cloud")
    return { ...mark, symbol: at(SYMBOLS, place) ?? "circle" };
  return withTexture(mark, place);
};

/** No one colour is read on a texture, or on marks of which some have lost theirs. */
export const markText = (text: SceneText): SceneText =>
  text.halo === false || typeof text.halo === "object"
    ? { ...text, color: "ink", halo: true }
    : text;

const markItem = (item: LegendItem, place: number): LegendItem => {
  if (!item.canToggle) return item;
  if (item.symbol === "line") return withDash(item, place);
  if (item.symbol === "dot") return { ...item, dotSymbol: at(SYMBOLS, place) ?? "circle" };
  return item.symbol === "square" ? withTexture(item, place) : item;
};

type Places = ReadonlyMap<string, number>;

const numberEach = (items: readonly LegendItem[]): Places =>
  new Map(items.map(({ value }, index) => [value, index]));

const NEUTRAL_KEYS = new Set([NEUTRAL, strokePaint(NEUTRAL)].map((color) => JSON.stringify(color)));

/**
 * The place of each series among those of its colour, where a palette was gone through and started over (CO4). An
 * author who gives a colour to more series than the palette would means it, and neutral ones stand back together.
 */
const numberRounds = (items: readonly LegendItem[], config: ChartConfig): Places => {
  const places = new Map<string, number>();
  const field = readFields(config).color;
  if (!field || field.type === "single") return places;
  const { paletteId, colorMapping } = field;
  const { length } = listPaletteColors(readPalette(config, paletteId));
  const count = Math.max(items.length, Object.keys(colorMapping).length);
  if (count <= length) return places;
  const byColor = new Map<string, string[]>();
  for (const { color, value } of items) {
    const key = JSON.stringify(color);
    if (NEUTRAL_KEYS.has(key)) continue;
    byColor.set(key, [...(byColor.get(key) ?? []), value]);
  }
  for (const own of byColor.values())
    if (own.length <= Math.ceil(count / length))
      for (const [index, value] of own.entries()) places.set(value, index);
  return places;
};

/**
 * Gives series a dash, a shape or a texture, so that colour is not the only difference: `each` of them, else those
 * whose colour another one has.
 */
export const distinguishSeries = (
  scene: PlotScene,
  config: ChartConfig,
  each: boolean | "paper",
): PlotScene => {
  const { legend, marks, texts } = scene;
  if (!legend) return scene;
  const items = legend.items.filter(({ canToggle }) => canToggle);
  const places = each ? numberEach(items) : numberRounds(items, config);
  if (places.size === 0) return scene;
  const placeOf = (value: string): number => places.get(value) ?? 0;
  const mark = (item: LegendItem): LegendItem => markItem(item, placeOf(item.value));
  return {
    ...scene,
    marks: marks.map((one) => markSeries(one, placeOf(seriesOf(one)))),
    texts: texts.map(markText),
    legend: { ...legend, items: legend.items.map(mark), drawn: legend.drawn.map(mark) },
  };
};
