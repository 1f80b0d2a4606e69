import type { BandScale } from "../scale/band-scale.ts";
import type { AxisTick, SceneText } from "../../scene/scene.ts";
import { ASCENT, lineHeight, textsWidth } from "../text/text-box.ts";
import { fitDistinct } from "../text/fit-distinct.ts";
import { isCut, wrapsIn, wrapsWhole, wrapText } from "../text/wrap-text.ts";
import { LABEL_GAP, TICK_SIZE } from "../text/type-sizes.ts";
import { tickText } from "./tick-text.ts";
import type { AxisLabels } from "./time-labels.ts";

export type BandLabel = { value: string; label: string };

/** Lines of horizontal labels. */
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

/** Share of a step that the edge of the frame may push a label from the middle of its band. */
const MOST_SHIFT = 1 / 3;
/** Narrower widths of sparse labels, where fewer than these would stand on one line. */
const SPARSE_WIDTHS = [130, 72];
const LEAST_NAMED = 3;

/** Every n-th label, as many as stand apart: from the band on with which most stand under their own. */
const skipLabels = (
  wrapped: readonly string[][],
  band: BandScale,
  [left, right]: readonly [number, number],
): SceneText[] => {
  const widths = wrapped.map((lines) => textsWidth(lines, TICK_SIZE));
  const stepsOf = (width: number): number =>
    Math.max(1, Math.ceil((width + LABEL_GAP) / band.step));
  const enough = stepsOf(Math.max(0, ...widths));
  const texts = wrapped.map((lines, index) => {
    const half = (widths[index] ?? 0) / 2;
    return baseText(lines, Math.min(Math.max(band.center(index), left + half), right - half));
  });
  const shift = Math.max(band.step * MOST_SHIFT, Math.min(LABEL_GAP, band.step) / 2);
  /** Empty where two would touch though the next wider row may stand apart. */
  const layout = (offset: number, every: number): SceneText[] => {
    const row: SceneText[] = [];
    let edge = Number.NEGATIVE_INFINITY;
    for (let index = offset; index < texts.length; index += every) {
      const text = texts[index];
      const half = (widths[index] ?? 0) / 2;
      if (!text || Math.abs(text.x - band.center(index)) > shift) continue;
      if (text.x - half < edge && every < enough) return [];
      if (text.x - half < edge) continue;
      row.push(text);
      edge = text.x + half + LABEL_GAP / 2;
    }
    return row;
  };
  for (let every = stepsOf(Math.min(...widths)); every <= enough; every += 1) {
    const middle = ((wrapped.length - 1) % every) >> 1;
    const rows = Array.from({ length: every }, (_, offset) => offset)
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
      .map((offset) => layout(offset, every));
    const most = Math.max(...rows.map(({ length }) => length));
    const row = most > 0 && rows.find(({ length }) => length === most);
    if (row) return row;
  }
  // One that is nearly as wide as the frame stands under none.
  return texts.slice((wrapped.length - 1) >> 1).slice(0, 1);
};

/** Labels of which some are skipped; on several lines where few would stand on one. */
export const layoutSparse = (
  labels: readonly BandLabel[],
  band: BandScale,
  frame: readonly [number, number],
): AxisLabels => {
  const wrap = (width: number): string[][] =>
    labels.map(({ label }) => wrapText(label, { width, size: TICK_SIZE }));
  const wanted = Math.min(LEAST_NAMED, labels.length);
  let texts = skipLabels(wrap(frame[1] - frame[0]), band, frame);
  for (const width of SPARSE_WIDTHS) {
    const style: LineStyle = { width, maxLines: MOST_LINES, size: TICK_SIZE };
    if (texts.length >= wanted || !labels.every(({ label }) => wrapsWhole(label, style))) continue;
    const next = skipLabels(wrap(width), band, frame);
    if (next.length > texts.length) texts = next;
  }
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

type TurnedShape = { maxLines: number; longest: number };

/** One line, else more, else longer ones. */
const turnedShapes = (most: number): TurnedShape[] => [
  { maxLines: 1, longest: SHORT_TURNED },
  { maxLines: most, longest: SHORT_TURNED },
  { maxLines: most, longest: LONGEST_TURNED },
];

const turnedRoom = ({ x }: Turned, left: number, { maxLines, longest }: TurnedShape): number =>
  Math.min(longest, (x - turnedShift(maxLines) - left - TICK_SIZE) / DIAGONAL);

/** Whether a label is cut before it differs from another one. */
const isAmbiguous = (
  label: string,
  lines: readonly string[],
  labels: readonly string[],
): boolean => {
  if (!isCut(lines)) return false;
  // A line that breaks a word has a hyphen and a space more.
  const shown = lines.join(" ").length - 1 - 2 * (lines.length - 1);
  const stem = label.slice(0, Math.max(0, shown));
  return labels.some((other) => other !== label && other.startsWith(stem));
};

/** Lines for turned labels; where all shapes cut some, those of which no two read the same. */
const wrapTurned = (placed: readonly Turned[], left: number, most: number): string[][] => {
  let lines: string[][] = [];
  for (const shape of turnedShapes(most)) {
    lines = placed.map((own) => {
      const width = turnedRoom(own, left, shape);
      return wrapText(own.label, { width, maxLines: shape.maxLines, size: TICK_SIZE });
    });
    if (!lines.some(isCut)) return lines;
  }
  const labels = placed.map(({ label }) => label);
  const ambiguous = labels.map((label, index) => isAmbiguous(label, lines[index] ?? [], labels));
  if (!ambiguous.includes(true)) return lines;
  const single = { maxLines: 1, longest: LONGEST_TURNED };
  const widths = placed.map((own) => turnedRoom(own, left, single));
  const distinct = fitDistinct(labels, widths, { size: TICK_SIZE });
  const distinguished = lines.map((own, index) =>
    ambiguous[index] ? [distinct[index] ?? ""] : own,
  );
  const countReadings = (all: string[][]): number => new Set(all.map((own) => own.join(" "))).size;
  return countReadings(distinguished) < countReadings(lines) ? lines : distinguished;
};

/** Pixels that turned labels reach beyond the left edge of the frame, had they the lines that they need elsewhere. */
const turnedOverhang = (
  placed: readonly Turned[],
  left: number,
  shapes: readonly TurnedShape[],
): number => {
  const farthest = LONGEST_TURNED * DIAGONAL + TICK_SIZE + turnedShift(MOST_TURNED_LINES);
  const outer = placed.filter(({ x }) => x - left < farthest);
  let overhang = 0;
  for (const { maxLines, longest } of shapes) {
    const wrapped = outer.map(({ label }) =>
      wrapText(label, { width: longest, maxLines, size: TICK_SIZE }),
    );
    const reaches = wrapped.map((lines, index) => {
      const x = (outer[index]?.x ?? 0) - turnedShift(lines.length);
      return textsWidth(lines, TICK_SIZE) * DIAGONAL + TICK_SIZE + left - x;
    });
    overhang = Math.max(0, ...reaches);
    if (!wrapped.some(isCut)) break;
  }
  return overhang;
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
  const shapes = turnedShapes(maxLines);
  /** Bands that moved closer together than that would no longer all be named. */
  const free = Math.max(0, (band.step - TURNED_STEP) * (band.count - 1) - 1);
  return {
    ticks: toTicks(labels, band),
    texts,
    height: OFFSET + (longest + (lineCount - 1) * lineHeight(TICK_SIZE)) * DIAGONAL + TICK_SIZE,
    // Where some are left out anyhow, long lines do not move the plot: it would leave out more.
    overhang: Math.ceil(
      every === 1
        ? Math.min(turnedOverhang(placed, left, shapes), free)
        : turnedOverhang(placed, left, shapes.slice(0, 2)),
    ),
  };
};

/** Labels of categories: whole and horizontal where they fit, words broken where lines are wide, else turned. */
export const layoutBandLabels = (
  labels: readonly BandLabel[],
  band: BandScale,
  frame: readonly [number, number],
): AxisLabels =>
  layoutWrapped(labels, band, { maxLines: MOST_LINES, fits: wrapsWhole }) ??
  (band.step - LABEL_GAP < LEAST_BROKEN
    ? undefined
    : layoutWrapped(labels, band, { maxLines: MOST_LINES, fits: wrapsIn })) ??
  layoutTurned(labels, band, frame);
