import { textureCount } from "./paint/textures.ts";
import type { DotSymbol, LegendItem, PlotScene, SceneMark } from "./scene.ts";

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

const markItem = (item: LegendItem, place: number): LegendItem => {
  if (!item.canToggle) return item;
  if (item.symbol === "line") return withDash(item, place);
  if (item.symbol === "dot") return { ...item, dotSymbol: at(SYMBOLS, place) ?? "circle" };
  return item.symbol === "square" ? withTexture(item, place) : item;
};

/** Gives every series a dash, a shape or a texture of its own, so that colour is not the only difference. */
export const distinguishSeries = (scene: PlotScene): PlotScene => {
  const { legend, marks } = scene;
  if (!legend) return scene;
  const places = new Map(
    legend.items.filter(({ canToggle }) => canToggle).map(({ value }, index) => [value, index]),
  );
  const placeOf = (value: string): number => places.get(value) ?? 0;
  const mark = (item: LegendItem): LegendItem => markItem(item, placeOf(item.value));
  return {
    ...scene,
    marks: marks.map((one) => markSeries(one, placeOf(seriesOf(one)))),
    legend: { ...legend, items: legend.items.map(mark), drawn: legend.drawn.map(mark) },
  };
};
