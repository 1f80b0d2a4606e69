import { NARROW_CHART } from "../text/narrow-chart.ts";
import { TICK_SIZE } from "../text/type-sizes.ts";
import type { AxisValue } from "../values/axis-values.ts";
import type { BandScale } from "../scale/band-scale.ts";
import type { SceneText } from "../../scene/scene.ts";
import { centerBaseline, lineHeight, textsWidth } from "../text/text-box.ts";
import { wrapText } from "../text/wrap-text.ts";

/** Names of categories beside horizontal bars. */
export type LabelColumn = {
  width: number;
  lines: readonly (readonly string[])[];
  mostLines: number;
  size: number;
  /** Each name stands over its bar. */
  isOver?: boolean;
};

const WIDEST_SHARE = 0.4;
const WIDEST = 260;
const MOST_LINES = 6;
/** Long lists give their names more of the width, so that rows stay low. */
const LONG_LIST = 12;
const WIDEST_SHARE_OF_LONG = 0.48;

const widestShare = ({ length }: ArrayLike<unknown>): number =>
  length > LONG_LIST ? WIDEST_SHARE_OF_LONG : WIDEST_SHARE;

/** On phones names take a third of the width, longer ones stand over their bars. */
const WIDEST_SHARE_OF_NARROW = 1 / 3;

/** What comes before a comma, a slash or what stands in brackets, and what comes behind. */
const PARTS = /^([^,/(]{2,}?)\s*[,/(]\s*([^()]{2,}?)\)?$/;

/** Two capital letters behind the name of a place: its state. */
const CODE = / [A-Z]{2}$/;

const areDistinct = (short: readonly string[], names: readonly string[]): boolean =>
  new Set(short).size === new Set(names).size;

/**
 * Names of places without what says them more precisely, or that alone where several begin alike; without the codes that all
 * of them have, as long as each is told by its name. Undefined where not all stay distinct.
 */
export const shortenNames = (names: readonly string[]): string[] | undefined => {
  const parts = names.map((name) => PARTS.exec(name)?.slice(1) ?? [name]);
  const counts = new Map<string, number>();
  for (const [first = ""] of parts) counts.set(first, (counts.get(first) ?? 0) + 1);
  const short = parts.map(([first = "", rest = first]) => (counts.get(first) === 1 ? first : rest));
  const isCoded = parts.every(([first = ""]) => CODE.test(first));
  const plain = isCoded ? short.map((name) => name.replace(CODE, "")) : short;
  return [plain, short].find((each) => areDistinct(each, names));
};

const oneLine = (names: readonly string[], size: number): LabelColumn => ({
  lines: names.map((name) => [name]),
  width: Math.ceil(textsWidth(names, size)),
  mostLines: 1,
  size,
});

/** From here on a column that keeps all names on one line leaves enough for bars. */
const WIDE = 900;
const WIDEST_LINE_SHARE = 0.3;
/** Names on a wide chart are read from further away. */
const WIDE_SIZE = 13;

type Named = { categories: readonly AxisValue[]; arePlaces: boolean };

/** Names as new bars have them: on one line where there is room; on phones places by their short names, other long ones over their bars. */
export const measureDirectNames = (
  { categories, arePlaces }: Named,
  width: number,
): LabelColumn | undefined => {
  const labels = categories.map(({ label }) => label);
  const widest = textsWidth(labels, TICK_SIZE);
  if (width >= WIDE)
    return [WIDE_SIZE, TICK_SIZE]
      .map((size) => oneLine(labels, size))
      .find((column) => column.width <= width * WIDEST_LINE_SHARE);
  if (width >= NARROW_CHART || widest <= width * WIDEST_SHARE_OF_NARROW) return undefined;
  const short = arePlaces ? shortenNames(labels) : undefined;
  if (short && textsWidth(short, TICK_SIZE) <= width * widestShare(labels))
    return oneLine(short, TICK_SIZE);
  const style = { width, maxLines: 2, size: TICK_SIZE };
  const lines = labels.map((label) => wrapText(label, style));
  const mostLines = Math.max(...lines.map((label) => label.length));
  return { lines, width: 0, mostLines, size: TICK_SIZE, isOver: true };
};

export const measureLabelColumn = (
  categories: readonly AxisValue[],
  width: number,
): LabelColumn => {
  const style = {
    width: Math.min(WIDEST, width * widestShare(categories)),
    maxLines: MOST_LINES,
    size: TICK_SIZE,
  };
  const lines = categories.map(({ label }) => wrapText(label, style));
  return {
    lines,
    width: Math.ceil(Math.max(0, ...lines.map((label) => textsWidth(label, TICK_SIZE)))),
    mostLines: Math.max(1, ...lines.map((label) => label.length)),
    size: TICK_SIZE,
  };
};

/** Pixels between a name and the bar beneath it. */
const OVER_BAR = 5;

export const layoutLabelColumn = (
  { lines, width, size, isOver }: LabelColumn,
  band: BandScale,
): SceneText[] =>
  lines.map((label, index) => ({
    role: "tick",
    lines: label,
    x: width,
    y: isOver
      ? band.start(index) - OVER_BAR - (label.length - 1) * lineHeight(size)
      : centerBaseline(band.center(index), size) - ((label.length - 1) * lineHeight(size)) / 2,
    anchor: isOver ? "start" : "end",
    size,
    weight: 400,
    color: "ink",
    ...(isOver ? { halo: true } : {}),
  }));
