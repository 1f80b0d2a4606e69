import { SERIES_SIZE, VALUE_SIZE } from "../text/type-sizes.ts";
import { textWidth } from "../text/text-width.ts";
import { markData } from "../../scene/list-data.ts";
import type { Box, LimitSymbol, LineMark, Paint, Point, SceneDatum } from "../../scene/scene.ts";
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

/** Whether the line is well under the text between two pixels. */
const isClear = (data: readonly SceneDatum[], [from, to]: readonly [number, number], y: number) =>
  data.every(({ anchor }) => anchor.x < from || anchor.x > to || anchor.y > y + CLEAR);

/** The highest value of the only line with its date, beside its point; nothing where it is the last one or has no room. */
const namePeak = (
  data: readonly SceneDatum[],
  { plot, color, write }: { plot: Box; color: Paint; write: (value: number) => string },
): Marked => {
  const nothing = { symbols: [], texts: [] };
  const peak = data.reduce<SceneDatum | undefined>(
    (best, datum) => (best && best.value >= datum.value ? best : datum),
    undefined,
  );
  if (!peak || peak === data.at(-1) || peak === data[0]) return nothing;
  const text = `${write(peak.value)} (${peak.categoryLabel})`;
  const width = textWidth(text, SERIES_SIZE, 600);
  const { x, y } = peak.anchor;
  const others = data.filter((datum) => datum !== peak);
  const sides = [
    { anchor: "end" as const, at: x - AWAY, from: x - AWAY - width, to: x },
    { anchor: "start" as const, at: x + AWAY, from: x, to: x + AWAY + width },
  ];
  const side = sides.find(
    ({ from, to }) => from >= plot.x && to <= plot.x + plot.width && isClear(others, [from, to], y),
  );
  if (!side) return nothing;
  return {
    symbols: [pointDot(peak.anchor, color)],
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
      ? namePeak(marks.flatMap(markData), {
          plot,
          color: textPaint(only.color),
          write: writePlain(model, locale),
        })
      : { symbols: [], texts: [] };
  return { symbols: [...dots, ...peak.symbols], texts: peak.texts };
};
