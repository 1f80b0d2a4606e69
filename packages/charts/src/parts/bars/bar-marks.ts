import { outlinePaint } from "../color/mark-paint.ts";
import { makeDatum } from "../values/make-datum.ts";
import type { Words } from "../values/readable-quantity.ts";
import type { BandScale } from "../scale/band-scale.ts";
import { layoutWhisker } from "../scale/layout-whisker.ts";
import { clampToRange, type LinearScale } from "../scale/linear-scale.ts";
import type { Box, Hex, Point, RectMark, SceneLine } from "../../scene/scene.ts";
import { groupBands } from "./bar-bands.ts";
import type { BarModel } from "./bar-model.ts";
import { partValue } from "../values/value-labels.ts";

type Orientation = "vertical" | "horizontal";

export type BarPlaces = {
  model: BarModel;
  band: BandScale;
  scale: LinearScale;
  orientation: Orientation;
  words: Words;
};

/** A bar and the ends of its interval of uncertainty, in values. */
export type DrawnBar = { mark: RectMark; low: number; high: number };

type Stretch = { start: number; width: number; from: number; to: number };

const toBox = ({ start, width, from, to }: Stretch, orientation: Orientation): Box => {
  const near = Math.min(from, to);
  const length = Math.abs(to - from);
  return orientation === "vertical"
    ? { x: start, y: near, width, height: length }
    : { x: near, y: start, width: length, height: width };
};

const toAnchor = ({ x, y, width, height }: Box, orientation: Orientation): Point =>
  orientation === "vertical" ? { x: x + width / 2, y } : { x: x + width, y: y + height / 2 };

const makeLook = (color: Hex, mode: BarModel["mode"]) => {
  const outline = outlinePaint(color);
  return {
    color,
    ...(outline ? { outline } : {}),
    ...(mode === "stacked" ? { separator: "paper" as const } : {}),
  };
};

export const layoutBarMarks = ({
  model,
  band,
  scale,
  orientation,
  words,
}: BarPlaces): DrawnBar[] => {
  const { data, isPercent, mode } = model;
  const groups = groupBands(model, band);
  const writeMark = (value: number): string => partValue(model, value, words.locale);
  const source = { data, isPercent, words, writeMark };
  return model.spans.flatMap((row, series) => {
    const color = data.series[series]?.color;
    if (!color) return [];
    const look = makeLook(color, mode);
    const lookBelow = model.colorBelow ? makeLook(model.colorBelow, mode) : look;
    return row.flatMap((span, category): DrawnBar[] => {
      if (!span) return [];
      const { start, width } = groups(series, category);
      const from = clampToRange(scale, span.from);
      const to = clampToRange(scale, span.to);
      const box = toBox({ start, width, from, to }, orientation);
      const place = { series, category, anchor: toAnchor(box, orientation), bounds: box };
      const datum = makeDatum(source, span.cell, place);
      const { interval, value } = span.cell;
      return [
        {
          mark: { shape: "rect", datum, box, ...(value < 0 ? lookBelow : look) },
          low: Math.min(value, interval?.low ?? value),
          high: Math.max(value, interval?.high ?? value),
        },
      ];
    });
  });
};

const CAP = 12;

/** Whiskers on bars that stand alone; a part of a stack has none. */
export const layoutBarWhiskers = (
  { model, scale, orientation }: BarPlaces,
  bars: readonly DrawnBar[],
): SceneLine[] => {
  if (model.mode === "stacked") return [];
  return bars.flatMap(({ mark, low, high }) => {
    if (low === high) return [];
    const { x, y, width, height } = mark.box;
    const isVertical = orientation === "vertical";
    const cap = Math.min(CAP, (isVertical ? width : height) * 0.6) / 2;
    const center = isVertical ? x + width / 2 : y + height / 2;
    const place = { at: center, cap, isVertical, color: "ink" as const };
    return layoutWhisker(scale, [low, high], place);
  });
};
