import { lineHeight } from "../../parts/text/text-box.ts";
import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import type { PlotScene, SceneAxis, SceneText } from "../../scene/scene.ts";

/** Two panels beside each other are read one by one. */
const FEWEST_COLUMNS = 3;
/** Pixels between rows in the place of the numbers of an axis. */
const SPARED = lineHeight(TICK_SIZE);

const writeTicks = ({ axes }: PlotScene, side: SceneAxis["side"]): string =>
  axes
    .filter((axis) => axis.side === side)
    .flatMap(({ ticks }) => ticks.map(({ value, position }) => `${value} ${Math.round(position)}`))
    .join();

/** The axes on a side have the same numbers at the same places. */
export const haveSameAxes = (scenes: readonly PlotScene[], side: SceneAxis["side"]): boolean =>
  new Set(scenes.map((one) => writeTicks(one, side))).size === 1;

type Grid = { columns: number; count: number };

/** What panels whose axes are alike need not repeat: numbers that stand at the first of a row, and under the last of a column. */
export type SharedAxes = {
  /** Pixels that each row is lower. */
  spared: number;
  /** Pixels beside the plot of the first of a row that the others do not need. */
  room: number;
  keeps: (index: number, scene: PlotScene) => (text: SceneText) => boolean;
};

export const shareAxes = (scenes: readonly PlotScene[], { columns, count }: Grid): SharedAxes => {
  const areAlike = (side: SceneAxis["side"]): boolean =>
    columns >= FEWEST_COLUMNS && haveSameAxes(scenes, side);
  const [left, bottom] = [areAlike("left"), areAlike("bottom")];
  return {
    spared: bottom ? SPARED : 0,
    room: left ? (scenes[0]?.plot.x ?? 0) : 0,
    keeps: (index, { plot }) => {
      const isFirst = index % columns === 0;
      const isLast = index + columns >= count;
      return ({ role, x, y }) =>
        role !== "tick" ||
        (y > plot.y + plot.height + TICK_SIZE / 2
          ? !bottom || isLast
          : !left || isFirst || x >= plot.x);
    },
  };
};
