import type { ChartInput } from "../../scene/chart-input.ts";
import type { Box, SceneAxis, SceneNote, SceneText } from "../../scene/scene.ts";
import { wrapText } from "../text/wrap-text.ts";
import type { Names } from "./axis-values.ts";
import type { ChartData } from "./chart-data.ts";
import { isPlotNote } from "../../scene/read-scene.ts";

const NOTE_SIZE = 13;

type MissingData = Pick<ChartData, "missingCount" | "withoutValue" | "gaps" | "joinsGaps">;

/** Lists, or columns of numbers that answer as lists do. */
type DrawnCells = {
  cells: readonly { every: (test: (cell: unknown) => boolean) => boolean }[];
};

/** Whether there is nothing to draw. */
export const isEmptyData = ({ cells }: DrawnCells): boolean =>
  cells.every((row) => row.every((cell) => cell === undefined));

/** Of more names than these the others are counted. */
const MOST_NAMED = 3;

const namedText = (names: Names, t: ChartInput["t"]): string => {
  const named = names.slice(0, MOST_NAMED).join(", ");
  const count = names.length - MOST_NAMED;
  return count > 0
    ? t("chart.missing.more", { names: named, count })
    : t("chart.missing.named", { names: named });
};

const missingTexts = (
  { missingCount, withoutValue, gaps = [], joinsGaps }: MissingData,
  t: ChartInput["t"],
): string[] => [
  ...(missingCount > 0 ? [t("chart.missing.count", { count: missingCount })] : []),
  ...(withoutValue.length > 0 ? [namedText(withoutValue, t)] : []),
  ...(gaps.length > 0
    ? [namedText(gaps, t) + (joinsGaps ? ` (${t("chart.missing.joined")})` : "")]
    : []),
];

/** What is not there to be seen: no rows, no values, missing values. */
export const dataNotes = (
  data: DrawnCells & MissingData & Pick<ChartData, "hasRows"> & { severalCount?: number },
  { t }: Pick<ChartInput, "t">,
): SceneNote[] => {
  if (!data.hasRows) return [{ type: "empty", text: t("chart.no-data") }];
  if (isEmptyData(data)) return [{ type: "all-missing", text: t("chart.all-missing") }];
  const { severalCount: count = 0 } = data;
  return [
    ...missingTexts(data, t).map((text) => ({ type: "missing" as const, text })),
    ...(count > 0 ? [{ type: "several" as const, text: t("chart.several", { count }) }] : []),
  ];
};

/** Counts the names that have no room under their columns. */
export const nameNotes = (
  { unnamed = 0 }: { unnamed?: number },
  { t }: Pick<ChartInput, "t">,
): SceneNote[] =>
  unnamed > 0 ? [{ type: "unnamed", text: t("chart.unnamed", { count: unnamed }) }] : [];

/** Shares whose total leaves out what is switched off. */
export const shareNotes = (
  data: Pick<ChartData, "cells" | "allSeries">,
  { t }: Pick<ChartInput, "t">,
): SceneNote[] =>
  isEmptyData(data) || data.allSeries.every(({ visible }) => visible)
    ? []
    : [{ type: "shares-shown", text: t("chart.shares-shown") }];

/** An empty plot says why it is empty. */
export const emptyTexts = (notes: readonly SceneNote[], plot: Box): SceneText[] =>
  notes.filter(isPlotNote).map(({ text }) => ({
    role: "note",
    lines: wrapText(text, { width: plot.width, size: NOTE_SIZE }),
    x: plot.x + plot.width / 2,
    y: plot.y + plot.height / 2,
    anchor: "middle",
    size: NOTE_SIZE,
    weight: 400,
    color: "ink",
  }));

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

/** Which axes are logarithmic. */
export const logNotes = (
  axes: readonly { unit: { isLog?: true }; shown: { label: string } }[],
  { t }: Pick<ChartInput, "t">,
): SceneNote[] =>
  axes.flatMap(({ unit, shown }) =>
    unit.isLog
      ? [{ type: "log-axis" as const, text: t("chart.log-axis", { measure: shown.label }) }]
      : [],
  );

/** Counts the points of a scatterplot that its axes do not show. */
export const pointNotes = (beyond: number, { t }: Pick<ChartInput, "t">): SceneNote[] =>
  beyond > 0
    ? [{ type: "beyond-axis", text: t("chart.beyond-axes", { count: beyond }), count: beyond }]
    : [];

/** What an axis does not show: zero, so that lengths on it do not compare, and so many values beyond its ends. */
export const axisNotes = (
  domain: readonly [number, number],
  beyond: number,
  { t }: Pick<ChartInput, "t">,
): SceneNote[] => [
  ...(isCut(domain) ? [{ type: "cut-axis" as const, text: t("chart.cut-axis") }] : []),
  ...(beyond > 0
    ? [
        {
          type: "beyond-axis" as const,
          text: t("chart.beyond-axis", { count: beyond }),
          count: beyond,
        },
      ]
    : []),
];
