import { centerBaseline, lineHeight, textsWidth } from "../../parts/text/text-box.ts";
import { PAPER } from "../../parts/color/color.ts";
import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapText } from "../../parts/text/wrap-text.ts";
import type { AxisUnit } from "../../parts/values/axis-unit.ts";
import type { Words } from "../../parts/values/readable-quantity.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { Box, ChartTheme, Hex, KeyField, SceneLine, SceneText } from "../../scene/scene.ts";
import { nameMiddle, nameRange, nameScale } from "./class-words.ts";
import { coastPaint } from "./coast-paint.ts";
import type { Shades } from "./color-ramp.ts";
import type { NumericalLook } from "./map-model.ts";
import { overhangOf, placeBounds, placeInRow, widthOfRow, widthOfTwoRows } from "./place-bounds.ts";

/** A part of the key of a map: its fields, its words, lines between these, and the pixels that it takes. */
export type MapKey = {
  fields: KeyField[];
  texts: SceneText[];
  lines: SceneLine[];
  width: number;
  height: number;
};

const STRIP_HEIGHT = 12;
export const TITLE_GAP = 6;
const NUMBER_GAP = 4;
/** Of a list of classes. */
const SWATCH_WIDTH = 24;
const ROW = 20;

export const text = (
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

const baselineIn = (top: number): number => top + TICK_SIZE * 0.76;

/** Words above or below what they explain, in as many lines as they need. */
const layoutWords = (
  words: string,
  { x, y, width }: Pick<Box, "x" | "y" | "width">,
  look: Pick<SceneText, "weight" | "color">,
): { texts: SceneText[]; height: number } => {
  const lines = wrapText(words, {
    width,
    size: TICK_SIZE,
    ...(look.weight === 600 && { face: 600 as const }),
  });
  const baseline = centerBaseline(y + lineHeight(TICK_SIZE) / 2, TICK_SIZE);
  return {
    texts: [text(lines, x, baseline, look)],
    height: lines.length * lineHeight(TICK_SIZE) + TITLE_GAP,
  };
};

export const layoutTitle = (
  unit: AxisUnit,
  at: Pick<Box, "x" | "y" | "width">,
): { texts: SceneText[]; height: number } =>
  layoutWords(nameScale(unit), at, { weight: 600, color: "ink" });

/** A class that fades into the ground has the line of its areas; on the other ground it needs none. */
const rimOf = (color: Shades, { scale, opacity }: NumericalLook): KeyField["outline"] => {
  const line = scale.classes && coastPaint(color, opacity);
  if (!line) return undefined;
  const inTheme = (theme: ChartTheme): Hex =>
    line[theme] === PAPER[theme] ? color[theme] : line[theme];
  return { light: inTheme("light"), dark: inTheme("dark") };
};

/** A field in the colour of a value. */
const fieldOf = (
  value: number,
  look: NumericalLook,
  patterns: ChartInput["patterns"],
): Omit<KeyField, "box"> => ({
  shape: "rect",
  color: look.scale.colorOf(value),
  outline: rimOf(look.scale.colorOf(value), look),
  opacity: look.opacity,
  texture: (patterns && look.scale.textureOf(value, patterns)) || undefined,
});

type Place = Pick<Box, "x" | "y" | "width">;

/** The colours of a scale beside one another. */
const layoutFields = (
  look: NumericalLook,
  { x, y, width }: Place,
  patterns: ChartInput["patterns"],
): KeyField[] => {
  const { scale, opacity } = look;
  const { steps } = scale;
  const edgeOf = (index: number): number => Math.round((width * index) / steps.length);
  // Of a scale without classes each piece lies under the next one: no seam is seen, however large a pixel of the screen is.
  const under = scale.classes || opacity ? 0 : 1;
  const widthOf = (index: number): number =>
    edgeOf(index + 1) - edgeOf(index) + (index < steps.length - 1 ? under : 0);
  return steps.map((value, index): KeyField => ({
    ...fieldOf(value, look, patterns),
    box: { x: x + edgeOf(index), y, width: widthOf(index), height: STRIP_HEIGHT },
  }));
};

/** A strip with its numbers below it, in one row. */
const layoutRow = (
  look: NumericalLook,
  { x, y, width }: Place,
  patterns: ChartInput["patterns"],
): MapKey => {
  const below = y + STRIP_HEIGHT + NUMBER_GAP;
  return {
    fields: layoutFields(look, { x, y, width }, patterns),
    texts: placeInRow(placeBounds(look), width).map((bound) =>
      text([bound.label], x + bound.x, baselineIn(below)),
    ),
    lines: [],
    width,
    height: STRIP_HEIGHT + NUMBER_GAP + lineHeight(TICK_SIZE),
  };
};

/** A strip with every second number lower, at the end of a line. */
const layoutTwoRows = (
  look: NumericalLook,
  { x, y, width }: Place,
  patterns: ChartInput["patterns"],
): MapKey => {
  const bounds = placeBounds(look);
  const { before, after } = overhangOf(bounds);
  const strip = { x: x + before, y, width: width - before - after };
  const below = y + STRIP_HEIGHT + NUMBER_GAP;
  const lower = below + lineHeight(TICK_SIZE);
  const placed = bounds.map(({ label, at }, index) => ({
    label,
    x: strip.x + strip.width * at,
    isLower: index % 2 === 1,
  }));
  return {
    fields: layoutFields(look, strip, patterns),
    texts: placed.map((bound) =>
      text([bound.label], bound.x, baselineIn(bound.isLower ? lower : below), { anchor: "middle" }),
    ),
    lines: placed
      .filter(({ isLower }) => isLower)
      .map((bound) => ({
        role: "leader",
        from: { x: bound.x, y: y + STRIP_HEIGHT },
        to: { x: bound.x, y: lower - 1 },
        color: "ink-soft",
        width: 1,
      })),
    width,
    height: lower + lineHeight(TICK_SIZE) - y,
  };
};

/** Classes below one another, each with its bounds. */
const layoutList = (
  look: NumericalLook,
  { x, y }: Pick<Box, "x" | "y">,
  { patterns, t }: Pick<ColorsPlace, "patterns" | "t">,
): MapKey => {
  const rows = look.scale.steps.map((value, index) => ({
    value,
    top: y + index * ROW,
    label: nameRange(look.bounds, index, t),
  }));
  return {
    fields: rows.map(({ value, top }) => ({
      ...fieldOf(value, look, patterns),
      box: { x, y: top + (ROW - STRIP_HEIGHT) / 2, width: SWATCH_WIDTH, height: STRIP_HEIGHT },
    })),
    texts: rows.map(({ label, top }) =>
      text([label], x + SWATCH_WIDTH + TITLE_GAP, centerBaseline(top + ROW / 2, TICK_SIZE)),
    ),
    lines: [],
    width:
      SWATCH_WIDTH +
      TITLE_GAP +
      Math.ceil(
        textsWidth(
          rows.map(({ label }) => label),
          TICK_SIZE,
        ),
      ),
    height: rows.length * ROW,
  };
};

type ColorsPlace = Words & {
  x: number;
  y: number;
  /** That it has, and that it may have where its numbers need it. */
  width: number;
  mostWidth: number;
  patterns: ChartInput["patterns"];
};

/** A strip with the bounds of classes in one row, else in two, else a list of them; of a scale without classes its ends and its middle. */
const layoutScale = (
  look: NumericalLook,
  { x, y, width: usual, mostWidth, patterns, t }: ColorsPlace,
): MapKey => {
  const { bounds, scale } = look;
  const inRow = Math.max(usual, widthOfRow(bounds));
  if (inRow <= mostWidth || !scale.classes)
    return layoutRow(look, { x, y, width: Math.min(mostWidth, inRow) }, patterns);
  const placed = placeBounds(look);
  const { before, after } = overhangOf(placed);
  const inTwoRows = Math.max(usual, Math.ceil(widthOfTwoRows(placed) + before + after));
  return inTwoRows <= mostWidth
    ? layoutTwoRows(look, { x, y, width: inTwoRows }, patterns)
    : layoutList(look, { x, y }, { patterns, t });
};

/** Whether the middle that an author named is one of the numbers that are written. */
const isWritten = ({ scale, bounds }: NumericalLook, { texts }: MapKey): boolean =>
  scale.bounds.some(
    (bound) => Math.abs(bound - (scale.middle ?? bound)) <= 1e-9 * Math.abs(bound),
  ) &&
  (scale.classes !== undefined || texts.length === bounds.length);

/** The colours of a layer: what they show, their scale, and where they part. */
export const layoutColors = (look: NumericalLook, place: ColorsPlace): MapKey => {
  const { x, y, width: usual, mostWidth } = place;
  const inRow = Math.min(mostWidth, Math.max(usual, widthOfRow(look.bounds)));
  const title = layoutTitle(look.unit, { x, y, width: inRow });
  const key = layoutScale(look, { ...place, y: y + title.height });
  const middle = isWritten(look, key) ? undefined : nameMiddle(look, place);
  const width = Math.max(inRow, key.width);
  const height = title.height + key.height;
  if (middle === undefined) return { ...key, texts: [...title.texts, ...key.texts], width, height };
  const words = layoutWords(
    middle,
    { x, y: y + height + NUMBER_GAP, width },
    { weight: 400, color: "ink-soft" },
  );
  return {
    ...key,
    texts: [...title.texts, ...key.texts, ...words.texts],
    width,
    height: height + NUMBER_GAP + words.height,
  };
};
