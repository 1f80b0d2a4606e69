import type { ChartInput } from "../chart-input.ts";
import type { Box, SceneAxis, SceneNote, SceneText } from "../scene.ts";
import { wrapText } from "../text/wrap-text.ts";
import type { ChartData } from "./chart-data.ts";

const NOTE_SIZE = 13;

type DrawnCells = { cells: readonly (readonly unknown[])[] };

/** Whether there is nothing to draw. */
export const isEmptyData = ({ cells }: DrawnCells): boolean =>
  cells.every((row) => row.every((cell) => cell === undefined));

/** More missing dates than these are counted, not named. */
const MOST_NAMED = 3;

const gapText = (gaps: readonly string[], t: ChartInput["t"]): string =>
  gaps.length > MOST_NAMED
    ? t("chart.missing.dates", { count: gaps.length })
    : t("chart.missing.named", { dates: gaps.join(", ") });

/** What is not there to be seen: no rows, no values, missing values. */
export const dataNotes = (
  data: DrawnCells &
    Pick<ChartData, "hasRows" | "missingCount" | "gaps"> & { severalCount?: number },
  { t }: Pick<ChartInput, "t">,
): SceneNote[] => {
  if (!data.hasRows) return [{ type: "empty", text: t("chart.no-data") }];
  if (isEmptyData(data)) return [{ type: "all-missing", text: t("chart.all-missing") }];
  const { missingCount: missing, severalCount: several = 0, gaps = [] } = data;
  const notes: SceneNote[] = [];
  if (missing > 0)
    notes.push({ type: "missing", text: t("chart.missing.count", { count: missing }) });
  if (gaps.length > 0) notes.push({ type: "missing", text: gapText(gaps, t) });
  if (several > 0) notes.push({ type: "several", text: t("chart.several", { count: several }) });
  return notes;
};

/** An empty plot says why it is empty. */
export const emptyTexts = (notes: readonly SceneNote[], plot: Box): SceneText[] =>
  notes
    .filter(({ type }) => type === "empty" || type === "all-missing")
    .map(({ text }) => ({
      role: "note",
      lines: wrapText(text, { width: plot.width, maxLines: 3, size: NOTE_SIZE }),
      x: plot.x + plot.width / 2,
      y: plot.y + plot.height / 2,
      anchor: "middle",
      size: NOTE_SIZE,
      weight: 400,
      color: "ink-soft",
    }));

/** Share of an axis that adding up may be off. */
const ROUNDING = 1e-9;

type DrawnAxis = { domain: readonly [number, number]; values: readonly number[] };

const isCut = ([from, to]: readonly [number, number]): boolean => from > 0 || to < 0;

/** Which of two value axes does not show zero. */
export const dualAxisNotes = (
  axes: readonly Pick<SceneAxis, "side" | "domain">[],
  { t }: Pick<ChartInput, "t">,
): SceneNote[] => {
  const isSideCut = (side: "left" | "right"): boolean =>
    axes.some((axis) => axis.side === side && axis.domain !== undefined && isCut(axis.domain));
  const [left, right] = [isSideCut("left"), isSideCut("right")];
  if (!left && !right) return [];
  const text = left && right ? t("chart.cut-axes") : t(`chart.cut-axis.${left ? "left" : "right"}`);
  return [{ type: "cut-axis", text }];
};

/** What an axis does not show: zero, so that lengths on it do not compare, and values beyond its ends. */
export const axisNotes = (
  { domain: [from, to], values }: DrawnAxis,
  { t }: Pick<ChartInput, "t">,
): SceneNote[] => {
  const slack = (to - from) * ROUNDING;
  const count = values.filter((value) => value < from - slack || value > to + slack).length;
  return [
    ...(isCut([from, to]) ? [{ type: "cut-axis" as const, text: t("chart.cut-axis") }] : []),
    ...(count > 0
      ? [{ type: "beyond-axis" as const, text: t("chart.beyond-axis", { count }) }]
      : []),
  ];
};
