import { SERIES_SIZE, VALUE_SIZE } from "../text/type-sizes.ts";
import { textWidth } from "../text/text-width.ts";
import type { Box, LimitSymbol, LineMark, LineRun, Paint, Point } from "../../scene/scene.ts";
import { seriesPaint, textPaint } from "../color/mark-paint.ts";
import type { Locale } from "@statelier/model";
import { writePlain } from "./last-values.ts";
import type { Marked, Written } from "./layout-time-plot.ts";
import type { LineModel } from "./line-model.ts";

/** A ring that its own stroke fills. */
const DOT_SIZE = 3;
const AWAY = 7;
/** Pixels under the middle of a name that a line keeps free. */
const CLEAR = VALUE_SIZE * 0.75;

/** A dot on a point of a line. */
const pointDot = (center: Point, color: Paint): LimitSymbol => ({
  shape: "circle",
  center,
  size: DOT_SIZE,
  color,
});

/**
 * Whether the line is well under the text between two pixels, but for the vertex before which so many others stand. It is
 * looked at from there outwards: where it is in the way, it mostly is at once.
 */
const isClear = (
  runs: readonly LineRun[],
  { text: [from, to], place, y }: { text: readonly [number, number]; place: number; y: number },
): boolean => {
  let own = place;
  return runs.every(({ length, xAt, yAt }) => {
    const isWithin = (at: number): boolean =>
      at >= 0 && at < length && xAt(at) >= from && xAt(at) <= to;
    let [left, right] = [Math.min(own, length) - 1, Math.max(own + 1, 0)];
    while (isWithin(left) && yAt(left) > y + CLEAR) left -= 1;
    while (isWithin(right) && yAt(right) > y + CLEAR) right += 1;
    own -= length;
    return !isWithin(left) && !isWithin(right);
  });
};

type Peak = { value: number; label: string; place: number };

/** The first of the highest values of the only line, and how many stand before it; undefined where it is the first or the last one. */
const findPeak = (data: LineModel["data"]): Peak | undefined => {
  const [column] = data.cells;
  if (!column) return undefined;
  const { values, ends } = column;
  const category = values.indexOf(ends.high, ends.highFrom);
  const before = values.subarray(0, Math.max(0, category));
  const place =
    ends.count === values.length
      ? category
      : before.reduce((count, value) => (Number.isNaN(value) ? count : count + 1), 0);
  if (category < 0 || place === 0 || place === ends.count - 1) return undefined;
  const { label = "" } = data.dateAt?.(category) ?? data.categories[category] ?? {};
  return { value: ends.high, label, place };
};

/** The vertex before which so many others stand. */
const vertexAt = (runs: readonly LineRun[], place: number): Point | undefined => {
  let at = place;
  for (const { length, xAt, yAt } of runs) {
    if (at < length) return { x: xAt(at), y: yAt(at) };
    at -= length;
  }
  return undefined;
};

/** The highest value of the only line with its date, beside its point; nothing where it is the last one or has no room. */
const namePeak = (
  peak: Peak | undefined,
  runs: readonly LineRun[],
  { plot, color, write }: { plot: Box; color: Paint; write: (value: number) => string },
): Marked => {
  const nothing = { symbols: [], texts: [] };
  const vertex = peak && vertexAt(runs, peak.place);
  if (!peak || !vertex) return nothing;
  const text = `${write(peak.value)} (${peak.label})`;
  const width = textWidth(text, SERIES_SIZE, 600);
  const { x, y } = vertex;
  const sides = [
    { anchor: "end" as const, at: x - AWAY, from: x - AWAY - width, to: x },
    { anchor: "start" as const, at: x + AWAY, from: x, to: x + AWAY + width },
  ];
  const side = sides.find(
    ({ from, to }) =>
      from >= plot.x &&
      to <= plot.x + plot.width &&
      isClear(runs, { text: [from, to], place: peak.place, y }),
  );
  if (!side) return nothing;
  return {
    symbols: [pointDot(vertex, color)],
    texts: [
      {
        role: "value",
        lines: [text],
        x: side.at,
        y: y + SERIES_SIZE * 0.35,
        anchor: side.anchor,
        size: SERIES_SIZE,
        weight: 600,
        color,
        halo: true,
      },
    ],
  };
};

/** A dot on the end of each line whose last value is written, and on the peak of the only line, with its value and date. */
export const markValues = (
  model: LineModel,
  marks: readonly LineMark[],
  { values, names, ends, plot, locale }: Written & { locale: Locale },
): Marked => {
  const { series } = model.data;
  if (!values) return { symbols: [], texts: [] };
  const dots = series.flatMap((one, index) => {
    const end = ends[index];
    const value = values[index];
    const isWritten = value !== undefined && names[index]?.at(-1)?.endsWith(value) === true;
    return end && isWritten && !one.isQuiet ? [pointDot(end, seriesPaint(one))] : [];
  });
  const [only] = series;
  const peak =
    only && series.length === 1 && !model.isFixedDomain
      ? namePeak(
          findPeak(model.data),
          marks.flatMap(({ runs }) => runs),
          {
            plot,
            color: textPaint(only.color),
            write: writePlain(model, locale),
          },
        )
      : { symbols: [], texts: [] };
  return { symbols: [...dots, ...peak.symbols], texts: peak.texts };
};
