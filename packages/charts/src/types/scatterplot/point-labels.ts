import { findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { centerBaseline, lineHeight, textBox } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { Box, DotMark, SceneMark, SceneText } from "../../scene/scene.ts";

const BESIDE = 3;
/** Of the plot; longer names take two lines, and are left to the tooltip where these are not enough. */
const WIDEST_SHARE = 0.4;
const MOST_LINES = 2;
/** Of the plot, for all names together: more would hide the dots. */
const MOST_OF_PLOT = 0.14;

/** The place that an observation has among those that the author wants to be named; -1 where it has none. */
const makeRanker = ({ config, table }: ChartInputOf<"scatterplot">): ((row: number) => number) => {
  const chosen = Object.entries(config.extensions?.pointLabels ?? {}).flatMap(([id, values]) => {
    const column = findDictionaryColumn(table, id);
    return column ? [{ column, values }] : [];
  });
  return (row) =>
    Math.max(
      -1,
      ...chosen.map(({ column, values }) =>
        values.indexOf(column.values[column.codes[row] ?? MISSING_CODE] ?? ""),
      ),
    );
};

/** Beside a dot at right or left, or above or beneath it. */
const listPlaces = (
  { center, radius }: DotMark,
  lines: number,
): Pick<SceneText, "x" | "y" | "anchor">[] => {
  const away = radius + BESIDE;
  const more = (lines - 1) * lineHeight(VALUE_SIZE);
  const y = centerBaseline(center.y, VALUE_SIZE) - more / 2;
  const beyond = away + VALUE_SIZE / 2 + more / 2;
  return [
    { x: center.x + away, y, anchor: "start" },
    { x: center.x - away, y, anchor: "end" },
    { x: center.x, y: y - beyond, anchor: "middle" },
    { x: center.x, y: y + beyond, anchor: "middle" },
  ];
};

const covers = ({ x, y, width, height }: Box, { center, radius }: DotMark): boolean =>
  Math.hypot(
    center.x - Math.min(Math.max(center.x, x), x + width),
    center.y - Math.min(Math.max(center.y, y), y + height),
  ) < radius;

const areaOf = ({ width, height }: Box): number => width * height;

type Around = { plot: Box; others: readonly SceneText[] };

/** The names of the points that the author chose, each at the first place where it is clear of other texts, and of other dots where it can be. */
export const layoutPointLabels = (
  marks: readonly SceneMark[],
  input: ChartInputOf<"scatterplot">,
  { plot, others }: Around,
): SceneText[] => {
  if (!input.config.extensions?.pointLabels) return [];
  const rankOf = makeRanker(input);
  const dots = marks.filter((mark) => mark.shape === "dot");
  const placed: SceneText[] = [];
  let taken = 0;
  const ranked = dots
    .map((mark) => ({ mark, rank: rankOf(mark.datum.row) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank);
  for (const { mark } of ranked) {
    const label = mark.datum.categoryLabel || mark.datum.seriesLabel;
    const style = { width: plot.width * WIDEST_SHARE, size: VALUE_SIZE, maxLines: MOST_LINES };
    if (!wrapsWhole(label, style)) continue;
    const lines = wrapText(label, style);
    const clear = listPlaces(mark, lines.length)
      .map((place): SceneText => ({
        role: "value",
        lines,
        ...place,
        size: VALUE_SIZE,
        weight: 400,
        color: "ink",
        halo: true,
      }))
      .filter((text) => {
        const { x, width } = textBox(text);
        const isInside = x >= plot.x && x + width <= input.width;
        return isInside && keepClear([text], [...others, ...placed]).length > 0;
      });
    const isFree = (text: SceneText): boolean =>
      !dots.some((dot) => dot !== mark && covers(textBox(text), dot));
    const best = clear.find(isFree) ?? clear[0];
    if (!best) continue;
    taken += areaOf(textBox(best));
    if (taken > MOST_OF_PLOT * areaOf(plot)) break;
    placed.push(best);
  }
  return placed;
};
