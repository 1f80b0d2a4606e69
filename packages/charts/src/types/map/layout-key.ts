import { formatNumber, type Locale } from "@statelier/model";
import { centerBaseline, lineHeight } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapText } from "../../parts/text/wrap-text.ts";
import type { Box, KeyField, SceneText } from "../../scene/scene.ts";
import type { MapModel, NumericalLook } from "./map-model.ts";

/** The key of a scale: its fields, its numbers, and the pixels that it takes. */
export type MapKey = { fields: KeyField[]; texts: SceneText[]; height: number };

const MOST_WIDTH = 320;
const STRIP_HEIGHT = 12;
const TITLE_GAP = 6;
const NUMBER_GAP = 4;
const BELOW = 10;
const BETWEEN = 32;
/** Of a scale without classes. */
const PIECES = 40;
/** Least digits by which bounds are told apart. */
const MOST_DECIMALS = 6;

const text = (
  lines: readonly string[],
  x: number,
  y: number,
  look: Partial<Pick<SceneText, "anchor" | "weight" | "color">> = {},
): SceneText => ({
  role: "legend",
  lines,
  x,
  y,
  anchor: "start",
  size: TICK_SIZE,
  weight: 400,
  color: "ink-soft",
  ...look,
});

const boundsOf = ({ scale: { classes, domain, middle } }: NumericalLook): readonly number[] => {
  if (classes) return [classes[0]?.from ?? domain[0], ...classes.map(({ to }) => to)];
  const [from, to] = domain;
  return middle === undefined ? domain : [from, middle, to];
};

/** The bounds of classes, or the ends of the scale, in its unit, with as many decimals as tell them apart. */
export const writeBounds = (look: NumericalLook, locale: Locale): string[] => {
  const { divisor } = look.unit;
  const values = boundsOf(look).map((value) => value / divisor);
  const distinct = new Set(values).size;
  const span = Math.max(...values) - Math.min(...values);
  const least =
    span === 0 ? 0 : Math.max(0, Math.min(MOST_DECIMALS, 1 - Math.floor(Math.log10(span))));
  for (let decimals = least; ; decimals += 1) {
    const texts = values.map((value) => formatNumber(value, { locale, decimals }));
    if (new Set(texts).size >= distinct || decimals >= MOST_DECIMALS) return texts;
  }
};

/** Numbers under a strip: as many as stand apart, its ends first. */
const layoutNumbers = (
  numbers: readonly { label: string; x: number }[],
  { x: left, width }: Box,
  y: number,
): SceneText[] => {
  const placed = numbers.map(({ label, x }) => {
    const own = textWidth(label, TICK_SIZE);
    const from = Math.min(Math.max(x - own / 2, left), left + width - own);
    return { label, from, to: from + own };
  });
  const last = placed.length - 1;
  const kept: typeof placed = [];
  for (const index of [0, last, ...placed.keys()]) {
    const one = placed[index];
    if (!one || kept.includes(one)) continue;
    const isFree = kept.every(
      ({ from, to }) => one.from > to + LABEL_GAP || one.to + LABEL_GAP < from,
    );
    if (isFree) kept.push(one);
  }
  return kept.map(({ label, from }) => text([label], from, y));
};

const layoutTitle = (
  title: string,
  { x, y, width }: Pick<Box, "x" | "y" | "width">,
): { texts: SceneText[]; height: number } => {
  const lines = wrapText(title, { width, size: TICK_SIZE, face: 600 });
  return {
    texts: [
      text(lines, x, centerBaseline(y + lineHeight(TICK_SIZE) / 2, TICK_SIZE), {
        weight: 600,
        color: "ink",
      }),
    ],
    height: lines.length * lineHeight(TICK_SIZE) + TITLE_GAP,
  };
};

type ColorsPlace = { x: number; y: number; width: number; locale: Locale; hasPatterns: boolean };

/** A strip of colours with the bounds of its classes, or its ends and its middle. */
const layoutColors = (
  look: NumericalLook,
  { x, y, width, locale, hasPatterns }: ColorsPlace,
): MapKey => {
  const { scale, opacity, unit } = look;
  const title = layoutTitle(
    unit.tickUnit === "" ? unit.title : `${unit.title} (${unit.tickUnit})`,
    { x, y, width },
  );
  const strip = { x, y: y + title.height, width, height: STRIP_HEIGHT };
  const count = scale.classes?.length ?? PIECES;
  const [from, to] = scale.domain;
  const colors =
    scale.classes?.map(({ color }) => color) ??
    Array.from({ length: PIECES }, (_, index) =>
      scale.colorOf(from + ((to - from) * (index + 0.5)) / PIECES),
    );
  const fields = colors.map((color, index): KeyField => ({
    shape: "rect",
    // Pieces reach under their neighbours: no seam is seen between them.
    box: {
      ...strip,
      x: x + (width * index) / count,
      width: width / count + (scale.classes || index === count - 1 ? 0 : 0.5),
    },
    color,
    ...(opacity < 1 ? { opacity } : {}),
    ...(hasPatterns && scale.classes && scale.textureOf(index) > 0
      ? { texture: scale.textureOf(index) }
      : {}),
  }));
  const bounds = writeBounds(look, locale);
  const step = width / Math.max(1, bounds.length - 1);
  const numbers = (from === to ? bounds.slice(0, 1) : bounds).map((label, index) => ({
    label,
    x: x + step * index,
  }));
  const numbersY = strip.y + STRIP_HEIGHT + NUMBER_GAP + TICK_SIZE * 0.76;
  return {
    fields,
    texts: [...title.texts, ...layoutNumbers(numbers, strip, numbersY)],
    height: title.height + STRIP_HEIGHT + NUMBER_GAP + lineHeight(TICK_SIZE),
  };
};

/** A round number of one digit at or below a value. */
const roundDown = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = Math.floor(value / power);
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
};

/** Two circles for round numbers, the larger one first. */
const layoutSizes = (
  { greatest, sizeUnit, measure }: NonNullable<MapModel["symbols"]>,
  radiusOf: (value: number) => number,
  { x, y, width, locale }: { x: number; y: number; width: number; locale: Locale },
): MapKey | undefined => {
  if (!sizeUnit || !measure || greatest <= 0) return undefined;
  const large = roundDown(greatest);
  const values = [large, large / 5];
  const title = layoutTitle(
    sizeUnit.tickUnit === "" ? sizeUnit.title : `${sizeUnit.title} (${sizeUnit.tickUnit})`,
    { x, y, width },
  );
  const rows = 2 * radiusOf(large);
  const fields: KeyField[] = [];
  const texts: SceneText[] = [];
  let at = x;
  for (const value of values) {
    const radius = radiusOf(value);
    const box = {
      x: at,
      y: y + title.height + rows / 2 - radius,
      width: 2 * radius,
      height: 2 * radius,
    };
    const label = formatNumber(value / sizeUnit.divisor, { locale, decimals: "auto" });
    fields.push({ shape: "circle", box, color: "paper", outline: "ink-soft" });
    texts.push(
      text(
        [label],
        at + 2 * radius + TITLE_GAP,
        centerBaseline(y + title.height + rows / 2, TICK_SIZE),
      ),
    );
    at += 2 * radius + TITLE_GAP + textWidth(label, TICK_SIZE) + 2 * LABEL_GAP;
  }
  return { fields, texts: [...title.texts, ...texts], height: title.height + rows };
};

type KeyInput = {
  width: number;
  top: number;
  locale: Locale;
  radiusOf: (value: number) => number;
  /** Classes are told apart without their colours. */
  hasPatterns: boolean;
};

/** The keys of a map beside one another, or beneath where there is no room. */
export const layoutKey = (
  { areas, symbols }: MapModel,
  { width, top, locale, radiusOf, hasPatterns }: KeyInput,
): MapKey => {
  const isBeside = width >= 2 * MOST_WIDTH * 0.75 + BETWEEN;
  const own = Math.min(MOST_WIDTH, isBeside ? (width - BETWEEN) / 2 : width);
  const blocks: ((place: { x: number; y: number }) => MapKey | undefined)[] = [
    areas,
    symbols,
  ].flatMap((layer) => {
    const look = layer?.look;
    if (look?.type !== "numerical" || !look.hasNumbers) return [];
    return [({ x, y }) => layoutColors(look, { x, y, width: own, locale, hasPatterns })];
  });
  if (symbols)
    blocks.push(({ x, y }) => layoutSizes(symbols, radiusOf, { x, y, width: own, locale }));
  const fields: KeyField[] = [];
  const texts: SceneText[] = [];
  let [x, y, rowHeight] = [0, top, 0];
  for (const block of blocks) {
    if (x > 0 && (!isBeside || x + own > width)) [x, y, rowHeight] = [0, y + rowHeight + BELOW, 0];
    const key = block({ x, y });
    if (!key) continue;
    fields.push(...key.fields);
    texts.push(...key.texts);
    rowHeight = Math.max(rowHeight, key.height);
    x += own + BETWEEN;
  }
  return { fields, texts, height: fields.length === 0 ? 0 : y + rowHeight + BELOW - top };
};
