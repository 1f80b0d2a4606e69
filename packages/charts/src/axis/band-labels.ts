import type { BandScale } from "../scale/band-scale.ts";
import type { AxisTick, SceneText } from "../scene.ts";
import { ASCENT, lineHeight, textsWidth } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import { fitDistinct } from "../text/fit-distinct.ts";
import { keepClear } from "../text/keep-clear.ts";
import { isCut, wrapsIn, wrapsWhole, wrapText } from "../text/wrap-text.ts";
import { LABEL_GAP, TICK_SIZE } from "./label-style.ts";
import { tickText } from "./tick-text.ts";
import type { AxisLabels } from "./time-labels.ts";

export type BandLabel = { value: string; label: string };

/** Lines of horizontal labels, words whole: rather few, more where they must. */
const FEW_LINES = 3;
const MOST_LINES = 6;
/** Words are broken on lines of this width at least. */
const LEAST_BROKEN = 72;
const MOST_TURNED_LINES = 3;
const OFFSET = 8;
/** Turned lines are rather short; longer where labels would be cut. */
const SHORT_TURNED = 130;
const LONGEST_TURNED = 180;
const SLOPE = 45;
const DIAGONAL = Math.SQRT1_2;

const baseText = (lines: string[], x: number): SceneText =>
  tickText(lines, { x, y: OFFSET + TICK_SIZE * ASCENT });

const toTicks = (labels: readonly BandLabel[], band: BandScale): AxisTick[] =>
  labels.map(({ value }, index) => ({ position: band.center(index), value }));

type LineStyle = { width: number; maxLines: number; size: number };

/** Horizontal labels under every band, wrapped; undefined where one does not fit. */
const layoutWrapped = (
  labels: readonly BandLabel[],
  band: BandScale,
  { maxLines, fits }: { maxLines: number; fits: (label: string, style: LineStyle) => boolean },
): AxisLabels | undefined => {
  const style = { width: band.step - LABEL_GAP, maxLines, size: TICK_SIZE };
  if (!labels.every(({ label }) => fits(label, style))) return undefined;
  const texts = labels.map(({ label }, index) =>
    baseText(wrapText(label, style), band.center(index)),
  );
  const lines = Math.max(1, ...texts.map((text) => text.lines.length));
  return { ticks: toTicks(labels, band), texts, height: OFFSET + lines * lineHeight(TICK_SIZE) };
};

/** Every n-th label, so that neighbours stay apart; wrapped where one is wider than the frame. */
export const layoutThinned = (
  labels: readonly BandLabel[],
  band: BandScale,
  [left, right]: readonly [number, number],
): AxisLabels => {
  const style = { width: right - left, size: TICK_SIZE };
  const wrapped = labels.map(({ label }) => wrapText(label, style));
  const widest = Math.max(0, ...wrapped.map((lines) => textsWidth(lines, TICK_SIZE)));
  const layout = (every: number): SceneText[] => {
    const offset = ((labels.length - 1) % every) >> 1;
    return wrapped.flatMap((lines, index) => {
      if (index % every !== offset) return [];
      const width = textsWidth(lines, TICK_SIZE);
      const x = Math.min(Math.max(band.center(index), left + width / 2), right - width / 2);
      return [baseText(lines, x)];
    });
  };
  let every = Math.max(1, Math.ceil((widest + LABEL_GAP) / band.step));
  let texts = layout(every);
  // The outer ones stand nearer to their neighbours where the frame pushes them inwards.
  while (keepClear(texts, []).length < texts.length) texts = layout((every += 1));
  const most = Math.max(1, ...texts.map(({ lines }) => lines.length));
  return { ticks: toTicks(labels, band), texts, height: OFFSET + most * lineHeight(TICK_SIZE) };
};

/** From the baseline of one turned line to that of the next, along the axis. */
const TURNED_LINE = lineHeight(TICK_SIZE) / DIAGONAL;
/** From band to band: turned labels of one line that are closer would touch. */
export const TURNED_STEP = (TICK_SIZE + 1) / DIAGONAL;

/** How far a label of several lines begins at left of one alone. */
const turnedShift = (lineCount: number): number => ((lineCount - 1) * TURNED_LINE) / 2;

type Turned = { label: string; x: number };

/** Lines for turned labels: one, else more, else longer; where that is not enough, cut so that no two read the same. */
const wrapTurned = (placed: readonly Turned[], left: number, most: number): string[][] => {
  const styleOf = ({ x }: Turned, [maxLines, longest]: readonly [number, number]) => {
    const room = (x - turnedShift(maxLines) - left - TICK_SIZE) / DIAGONAL;
    return { maxLines, width: Math.min(longest, room), size: TICK_SIZE };
  };
  const shapes = [
    [1, SHORT_TURNED],
    [most, SHORT_TURNED],
    [most, LONGEST_TURNED],
  ] as const;
  let lines: string[][] = [];
  for (const shape of shapes) {
    lines = placed.map((own) => wrapText(own.label, styleOf(own, shape)));
    if (!lines.some(isCut)) break;
  }
  const labels = placed.map(({ label }) => label);
  const readings = new Set(lines.map((own) => own.join(" ")));
  if (readings.size === new Set(labels).size) return lines;
  const widths = placed.map((own) => styleOf(own, [1, LONGEST_TURNED]).width);
  return fitDistinct(labels, widths, { size: TICK_SIZE }).map((line) => [line]);
};

/** Labels that climb towards their band, on several lines where the bands leave room. */
const layoutTurned = (
  labels: readonly BandLabel[],
  band: BandScale,
  [left, right]: readonly [number, number],
): AxisLabels => {
  const every = Math.max(1, Math.ceil(TURNED_STEP / band.step));
  const maxLines = Math.min(MOST_TURNED_LINES, Math.max(1, Math.floor(band.step / TURNED_LINE)));
  const most = right - TICK_SIZE * 0.2;
  const placed = labels.flatMap(({ label }, index) => {
    const x = band.center(index) + TICK_SIZE * 0.3;
    const isNamed = index % every === 0 && x - most <= every * band.step - TURNED_STEP;
    return isNamed ? [{ label, x: Math.min(x, most) }] : [];
  });
  const lines = wrapTurned(placed, left, maxLines);
  const texts = placed.map(({ x }, index): SceneText => {
    const own = lines[index] ?? [];
    const place = { x: x - turnedShift(own.length), y: OFFSET + TICK_SIZE * 0.6 };
    return { ...tickText(own, place, "end"), rotate: -SLOPE };
  });
  const longest = Math.max(0, ...lines.map((own) => textsWidth(own, TICK_SIZE)));
  const lineCount = Math.max(1, ...lines.map(({ length }) => length));
  const wanted = placed.map(({ label, x }) => {
    const width = Math.min(SHORT_TURNED, textWidth(label, TICK_SIZE));
    return width * DIAGONAL + TICK_SIZE - x;
  });
  /** Bands that moved closer together than that would no longer all be named. */
  const spare = Math.max(0, (band.step - TURNED_STEP) * (band.count - 1) - 1);
  return {
    ticks: toTicks(labels, band),
    texts,
    height: OFFSET + (longest + (lineCount - 1) * lineHeight(TICK_SIZE)) * DIAGONAL + TICK_SIZE,
    overhang: Math.ceil(Math.min(Math.max(0, ...wanted), every === 1 ? spare : Infinity)),
  };
};

/** Labels of categories: whole and horizontal where they fit, words broken where lines are wide, else turned. */
export const layoutBandLabels = (
  labels: readonly BandLabel[],
  band: BandScale,
  frame: readonly [number, number],
): AxisLabels =>
  layoutWrapped(labels, band, { maxLines: FEW_LINES, fits: wrapsWhole }) ??
  layoutWrapped(labels, band, { maxLines: MOST_LINES, fits: wrapsWhole }) ??
  (band.step - LABEL_GAP < LEAST_BROKEN
    ? undefined
    : layoutWrapped(labels, band, { maxLines: MOST_LINES, fits: wrapsIn })) ??
  layoutTurned(labels, band, frame);
