import { sum } from "d3-array";
import { NARROW_CHART } from "../text/narrow-chart.ts";
import { SERIES_SIZE } from "../text/type-sizes.ts";
import { textPaint } from "../color/mark-paint.ts";
import type { ChartSeries } from "../values/chart-data.ts";
import type { Box, Point, SceneLine, SceneText } from "../../scene/scene.ts";
import { centerBaseline, lineHeight, textsWidth } from "../text/text-box.ts";
import { fitDistinct } from "../text/fit-distinct.ts";
import { type TextStyle, wrapsWhole, wrapText } from "../text/wrap-text.ts";
import { pushApart, type Wanted } from "../text/push-apart.ts";

export type EndLabels = { width: number; lines: readonly (readonly string[])[]; size: number };

const WIDEST = 168;
const WIDEST_SHARE = 0.26;
/** Of a narrow chart, with the gap before them. */
const NARROW_SHARE = 1 / 3;
const MOST_LINES = 2;
/** Roughly what else stands above and below the plot. */
const AROUND = 60;
/** No plot whose height follows its width is lower; charts of before keep what they reckoned with. */
const LEAST_INNER = 250;
const LEAST_INNER_BEFORE = 180;
const LEAST_CHART_WIDTH = 300;
const GAP = 8;
const LEADER = 14;
const BETWEEN = 2;

/** From this width on names are read from further away. */
const WIDE = 1_000;
const WIDE_SIZE = 15;

/** The size of names at the ends; charts of before keep theirs. */
const sizeOf = ({ width, values }: Room): number =>
  values && width >= WIDE ? WIDE_SIZE : SERIES_SIZE;

const heightOf = (lines: readonly string[], size: number): number =>
  lines.length * lineHeight(size);

type Room = {
  width: number;
  height?: number;
  namesAtEnds?: boolean;
  /** The last value of each series, where they stand at the ends. */
  values?: readonly (string | undefined)[] | undefined;
};

/** Height of the plot before it is laid out, near enough to know whether names fit. */
const expectedInner = ({ width, height, namesAtEnds }: Room, least: number): number => {
  if (height === undefined) return Math.max(least, width * 0.3);
  return namesAtEnds ? height - AROUND : height * 0.7;
};

const countReadings = (all: readonly (readonly string[])[]): number =>
  new Set(all.map((lines) => lines.join(" "))).size;

type NameStyle = TextStyle & { width: number; maxLines: number };

/** Names on their lines; those that read the same when cut show where they differ. */
const wrapDistinct = (labels: readonly string[], style: NameStyle): string[][] => {
  const lines = labels.map((label) => wrapText(label, style));
  if (countReadings(lines) === lines.length) return lines;
  const widths = labels.map(() => style.width);
  return fitDistinct(labels, widths, style).map((line) => [line]);
};

/** The number at the end of the only line. */
const measureOne = (room: Room): EndLabels | undefined => {
  const { width, values } = room;
  const size = sizeOf(room);
  const value = width >= LEAST_CHART_WIDTH ? values?.[0] : undefined;
  if (value === undefined) return undefined;
  return { lines: [[value]], width: Math.ceil(textsWidth([value], size, 600)) + GAP, size };
};

/** Names with their last numbers; undefined where they would not fit as well as the names alone. */
const measureWithValues = (series: readonly ChartSeries[], room: Room): EndLabels | undefined => {
  const { values = [] } = room;
  const named = series.map((one, at) =>
    values[at] === undefined ? one : { ...one, label: `${one.label} ${values[at]}` },
  );
  const labels = measureNames(named, room, LEAST_INNER_BEFORE);
  const isWhole = named.every(
    ({ label, isQuiet }, at) => isQuiet || labels?.lines[at]?.join("\n") === label,
  );
  return isWhole ? labels : undefined;
};

/** What stands at the ends of the lines: names, with the last values where they are wanted and fit; undefined where a legend is needed. */
export const measureEndLabels = (
  series: readonly ChartSeries[],
  room: Room,
): EndLabels | undefined => {
  const { width, namesAtEnds = width >= LEAST_CHART_WIDTH } = room;
  if (!namesAtEnds || series.length === 0) return undefined;
  if (series.length === 1) return measureOne(room);
  return (room.values && measureWithValues(series, room)) ?? measureNames(series, room);
};

/** Names on two lines at most, that all can be told apart. */
const measureNames = (
  series: readonly ChartSeries[],
  room: Room,
  least = room.values ? LEAST_INNER : LEAST_INNER_BEFORE,
): EndLabels | undefined => {
  const { width, namesAtEnds } = room;
  const size = sizeOf(room);
  const most = width < NARROW_CHART ? width * NARROW_SHARE - GAP - LEADER : width * WIDEST_SHARE;
  const style = {
    width: Math.min(WIDEST, most),
    maxLines: MOST_LINES,
    size,
    face: 600 as const,
  };
  const named = series.filter(({ isQuiet }) => !isQuiet);
  const wrapped = wrapDistinct(
    named.map(({ label }) => label),
    style,
  );
  const isWhole = named.every(({ label }) => wrapsWhole(label, style));
  // On a page that has them at the ends on a desk they are cut on a phone, as long as no two read the same.
  const isDistinct = countReadings(wrapped) === wrapped.length;
  if (!isWhole && !(namesAtEnds && isDistinct)) return undefined;
  const lines = series.map((one) => wrapped[named.indexOf(one)] ?? []);
  const total = sum(lines, (label) => (label.length === 0 ? 0 : heightOf(label, size) + BETWEEN));
  if (total > expectedInner(room, least)) return undefined;
  const widest = Math.max(...lines.map((label) => textsWidth(label, size, 600)));
  return { lines, width: Math.ceil(widest) + GAP + LEADER, size };
};

/** Each name beside the last point of its line, in the line's colour; a fine line leads to names that moved by more than half a line. */
export const layoutEndLabels = (
  labels: EndLabels,
  {
    series,
    ends,
    plot,
    inset,
  }: {
    series: readonly ChartSeries[];
    ends: readonly (Point | undefined)[];
    plot: Box;
    /** Pixels from the ends of lines to that of the plot. */
    inset: number;
  },
): { texts: SceneText[]; lines: SceneLine[] } => {
  const texts: SceneText[] = [];
  const lines: SceneLine[] = [];
  const { size } = labels;
  const wanted = series.flatMap(({ isQuiet }, index): Wanted[] => {
    const end = isQuiet ? undefined : ends[index];
    return end ? [{ index, center: end.y, height: heightOf(labels.lines[index] ?? [], size) }] : [];
  });
  const half = lineHeight(size) / 2;
  const placed = pushApart(wanted, plot.y - half, plot.y + plot.height + half);
  const right = plot.x + plot.width;
  const isMoved = ({ index, center }: Wanted): boolean =>
    Math.abs(center - (ends[index]?.y ?? center)) > half;
  const x = right - inset + GAP + (placed.some(isMoved) ? LEADER : 0);
  for (const label of placed) {
    const { index, center, height } = label;
    const end = ends[index];
    const ofSeries = series[index];
    if (!end || !ofSeries) continue;
    const color = textPaint(ofSeries.color);
    texts.push({
      role: "series",
      lines: labels.lines[index] ?? [],
      x,
      y: centerBaseline(center - height / 2 + half, size),
      anchor: "start",
      size,
      weight: 600,
      color,
    });
    if (isMoved(label) && right - end.x < LEADER) {
      lines.push({
        role: "leader",
        from: { x: end.x + GAP / 2, y: end.y },
        to: { x: x - GAP / 2, y: center },
        color,
        width: 1,
      });
    }
  }
  return { texts, lines };
};
