import { formatNumber, type Locale } from "@statelier/model";
import { PAPER } from "../../parts/color/color.ts";
import { centerBaseline, lineHeight } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapText } from "../../parts/text/wrap-text.ts";
import type { AxisUnit } from "../../parts/values/axis-unit.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { Box, ChartTheme, Hex, KeyField, SceneText } from "../../scene/scene.ts";
import { coastPaint } from "./coast-paint.ts";
import type { Shades } from "./color-ramp.ts";
import type { MapModel, NumericalLook } from "./map-model.ts";

/** The key of a scale: its fields, its numbers, and the pixels that it takes. */
export type MapKey = { fields: KeyField[]; texts: SceneText[]; width: number; height: number };

const MOST_WIDTH = 320;
const STRIP_HEIGHT = 12;
const TITLE_GAP = 6;
const NUMBER_GAP = 4;
/** Between numbers beside one another. */
const NUMBER_SPACE = 4;
const BELOW = 10;
const BETWEEN = 32;

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
      ({ from, to }) => one.from > to + NUMBER_SPACE || one.to + NUMBER_SPACE < from,
    );
    if (isFree) kept.push(one);
  }
  return kept.map(({ label, from }) => text([label], from, y));
};

const layoutTitle = (
  { title, tickUnit }: AxisUnit,
  { x, y, width }: Pick<Box, "x" | "y" | "width">,
): { texts: SceneText[]; height: number } => {
  const lines = wrapText(tickUnit === "" ? title : `${title} (${tickUnit})`, {
    width,
    size: TICK_SIZE,
    face: 600,
  });
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

/** The bounds under the edges of fields; of a last class that holds one value, this value under its middle. Numbers of a scale without classes stand where they lie on it. */
const placeNumbers = (
  { bounds, scale }: NumericalLook,
  { x, width }: Pick<Box, "x" | "width">,
): { label: string; x: number }[] => {
  const last = bounds.length - 1;
  const step = width / last;
  const [from = 0, middle = 0, to = 0] = scale.bounds;
  if (!scale.classes && last === 2)
    return bounds.map((label, index) => ({
      label,
      x: x + width * (index === 1 ? (middle - from) / (to - from) : index / last),
    }));
  const endsInOneValue = bounds[last] === bounds[last - 1];
  return (endsInOneValue ? bounds.slice(0, last) : bounds).map((label, index) => ({
    label,
    x: x + step * (endsInOneValue && index === last - 1 ? index + 0.5 : index),
  }));
};

/** A class that fades into the ground has the line of its areas; on the other ground it needs none. */
const rimOf = (color: Shades, { scale, opacity }: NumericalLook): KeyField["outline"] => {
  const line = scale.classes && coastPaint(color, opacity);
  if (!line) return undefined;
  const inTheme = (theme: ChartTheme): Hex =>
    line[theme] === PAPER[theme] ? color[theme] : line[theme];
  return { light: inTheme("light"), dark: inTheme("dark") };
};

/** The least pixels on which all numbers of a strip stand apart; the outermost ones lie within it. */
const widthForNumbers = (bounds: readonly string[]): number => {
  const last = bounds.length - 1;
  const halves = bounds.map(
    (label, index) => textWidth(label, TICK_SIZE) / (index === 0 || index === last ? 1 : 2),
  );
  const steps = halves
    .slice(1)
    .map((half, index) => half + (halves[index] ?? 0) + NUMBER_SPACE + 1);
  return Math.ceil(Math.max(0, ...steps) * last);
};

type ColorsPlace = {
  x: number;
  y: number;
  /** That it has, and that it may have where its numbers need it. */
  width: number;
  mostWidth: number;
  patterns: ChartInput["patterns"];
};

/** A strip of colours with the bounds of its classes, or its ends and its middle. */
const layoutColors = (
  look: NumericalLook,
  { x, y, width: usual, mostWidth, patterns }: ColorsPlace,
): MapKey => {
  const { scale, opacity, unit, bounds } = look;
  const width = Math.min(mostWidth, Math.max(usual, widthForNumbers(bounds)));
  const title = layoutTitle(unit, { x, y, width });
  const strip = { x, y: y + title.height, width, height: STRIP_HEIGHT };
  const { steps } = scale;
  const edgeOf = (index: number): number => Math.round((width * index) / steps.length);
  // Of a scale without classes each piece lies under the next one: no seam is seen, however large a pixel of the screen is.
  const under = scale.classes || opacity ? 0 : 1;
  const widthOf = (index: number): number =>
    edgeOf(index + 1) - edgeOf(index) + (index < steps.length - 1 ? under : 0);
  const fields = steps.map((value, index): KeyField => ({
    shape: "rect",
    box: { ...strip, x: x + edgeOf(index), width: widthOf(index) },
    color: scale.colorOf(value),
    outline: rimOf(scale.colorOf(value), look),
    opacity,
    texture: (patterns && scale.textureOf(value, patterns)) || undefined,
  }));
  const numbers = placeNumbers(look, { x, width });
  const numbersY = strip.y + STRIP_HEIGHT + NUMBER_GAP + TICK_SIZE * 0.76;
  return {
    fields,
    texts: [...title.texts, ...layoutNumbers(numbers, strip, numbersY)],
    width,
    height: title.height + STRIP_HEIGHT + NUMBER_GAP + lineHeight(TICK_SIZE),
  };
};

/** A round number of one digit at or below a value. */
const roundDown = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = Math.floor(value / power);
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
};

/** Two circles: for the greatest number, and for a round one. */
const layoutSizes = (
  { greatest, sizeUnit, measure, isSigned }: NonNullable<MapModel["symbols"]>,
  radiusOf: (value: number) => number,
  { x, y, width, locale }: { x: number; y: number; width: number; locale: Locale },
): MapKey | undefined => {
  if (!sizeUnit || !measure || greatest <= 0) return undefined;
  const values = [greatest, roundDown(greatest / 5)];
  const title = layoutTitle(sizeUnit, { x, y, width });
  const rows = 2 * radiusOf(greatest);
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
    const shown = Number((value / sizeUnit.divisor).toPrecision(3));
    const size = formatNumber(shown, { locale, decimals: "auto" });
    const label = isSigned ? `±${size}` : size;
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
  return { fields, texts: [...title.texts, ...texts], width, height: title.height + rows };
};

type KeyInput = {
  width: number;
  top: number;
  locale: Locale;
  radiusOf: (value: number) => number;
  patterns: ChartInput["patterns"];
};

/** The keys of a map beside one another, or beneath where there is no room. */
export const layoutKey = (
  { areas, symbols }: MapModel,
  { width, top, locale, radiusOf, patterns }: KeyInput,
): MapKey => {
  const isBeside = symbols !== undefined && width >= 2 * MOST_WIDTH * 0.75 + BETWEEN;
  const mostWidth = isBeside ? (width - BETWEEN) / 2 : width;
  const own = Math.min(MOST_WIDTH, mostWidth);
  const blocks: ((place: { x: number; y: number }) => MapKey | undefined)[] = [
    areas,
    symbols,
  ].flatMap((layer) => {
    const look = layer?.look;
    if (look?.type !== "numerical" || look.bounds.length === 0) return [];
    return [(at) => layoutColors(look, { ...at, width: own, mostWidth, patterns })];
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
    x += key.width + BETWEEN;
  }
  return { fields, texts, width, height: fields.length === 0 ? 0 : y + rowHeight + BELOW - top };
};
