import type { BandScale } from "../scale/band-scale.ts";
import type { AxisTick, SceneText } from "../scene.ts";
import { ASCENT, lineHeight } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import { fitText, wrapsWhole, wrapText } from "../text/wrap-text.ts";
import { LABEL_GAP, TICK_SIZE } from "./label-style.ts";
import type { AxisLabels } from "./time-labels.ts";

export type BandLabel = { value: string; label: string };

const MAX_LINES = 3;
const OFFSET = 8;
const LONGEST_TURNED = 130;
const SLOPE = 45;
const DIAGONAL = Math.SQRT1_2;

const baseText = (lines: string[], x: number): SceneText => ({
  role: "tick",
  lines,
  x,
  y: OFFSET + TICK_SIZE * ASCENT,
  anchor: "middle",
  size: TICK_SIZE,
  weight: 400,
  color: "ink-soft",
});

const toTicks = (labels: readonly BandLabel[], band: BandScale): AxisTick[] =>
  labels.map(({ value }, index) => ({ position: band.center(index), value }));

/** Horizontal labels under every band, wrapped; undefined where one does not fit. */
const layoutWrapped = (labels: readonly BandLabel[], band: BandScale): AxisLabels | undefined => {
  const style = { width: band.step - LABEL_GAP, maxLines: MAX_LINES, size: TICK_SIZE };
  if (!labels.every(({ label }) => wrapsWhole(label, style))) return undefined;
  const texts = labels.map(({ label }, index) =>
    baseText(wrapText(label, style), band.center(index)),
  );
  const lines = Math.max(1, ...texts.map((text) => text.lines.length));
  return { ticks: toTicks(labels, band), texts, height: OFFSET + lines * lineHeight(TICK_SIZE) };
};

/** Every n-th label on one line, so that neighbours stay apart. */
export const layoutThinned = (
  labels: readonly BandLabel[],
  band: BandScale,
  [left, right]: readonly [number, number],
): AxisLabels => {
  const cut = labels.map(({ label }) => fitText(label, right - left, { size: TICK_SIZE }));
  const widest = Math.max(0, ...cut.map((label) => textWidth(label, TICK_SIZE)));
  const every = Math.max(1, Math.ceil((widest + LABEL_GAP) / band.step));
  const offset = ((labels.length - 1) % every) >> 1;
  const texts = cut.flatMap((label, index) => {
    if (index % every !== offset) return [];
    const width = textWidth(label, TICK_SIZE);
    const x = Math.min(Math.max(band.center(index), left + width / 2), right - width / 2);
    return [baseText([label], x)];
  });
  return { ticks: toTicks(labels, band), texts, height: OFFSET + lineHeight(TICK_SIZE) };
};

/** Labels that climb towards their band, cut where they would leave the frame at left. */
const layoutTurned = (
  labels: readonly BandLabel[],
  band: BandScale,
  [left, right]: readonly [number, number],
): AxisLabels => {
  const every = Math.max(1, Math.ceil(lineHeight(TICK_SIZE) / DIAGONAL / band.step));
  const placed = labels.flatMap(({ label }, index) => {
    const x = Math.min(band.center(index) + TICK_SIZE * 0.3, right - TICK_SIZE * 0.2);
    if (index % every !== 0) return [];
    const room = Math.min(LONGEST_TURNED, (x - left - TICK_SIZE) / DIAGONAL);
    const wanted = Math.min(LONGEST_TURNED, textWidth(label, TICK_SIZE)) * DIAGONAL + TICK_SIZE;
    return [{ x, line: fitText(label, room, { size: TICK_SIZE }), overhang: wanted - x }];
  });
  const longest = Math.max(0, ...placed.map(({ line }) => textWidth(line, TICK_SIZE)));
  return {
    ticks: toTicks(labels, band),
    texts: placed.map(({ x, line }) => ({
      ...baseText([line], x),
      anchor: "end",
      y: OFFSET + TICK_SIZE * 0.6,
      rotate: -SLOPE,
    })),
    height: OFFSET + longest * DIAGONAL + TICK_SIZE,
    overhang: Math.max(0, ...placed.map(({ overhang }) => overhang)),
  };
};

/** Labels of categories: whole and horizontal where they fit, else turned. */
export const layoutBandLabels = (
  labels: readonly BandLabel[],
  band: BandScale,
  frame: readonly [number, number],
): AxisLabels => layoutWrapped(labels, band) ?? layoutTurned(labels, band, frame);
