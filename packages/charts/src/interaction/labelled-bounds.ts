import { growBox } from "../parts/frame/cut-at-plot.ts";
import type { Box, PlotScene, SceneDatum, SceneLine } from "../scene/scene.ts";
import { areApart } from "../parts/text/keep-clear.ts";
import { textBox } from "../parts/text/text-box.ts";
import { seenBounds } from "./seen-bounds.ts";

/** Pixels between a mark or its whisker and the value at its end, at most. */
const AWAY = 8;

export const lineBox = ({ from, to }: SceneLine): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});

const join = (first: Box, others: readonly Box[]): Box => {
  const all = [first, ...others];
  const [x, y] = [Math.min(...all.map((box) => box.x)), Math.min(...all.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...all.map((box) => box.x + box.width)) - x,
    height: Math.max(...all.map((box) => box.y + box.height)) - y,
  };
};

/** Where the mark of an observation stands, with its whisker and with the value that is written at its end. */
export const labelledBounds = (datum: SceneDatum, scene: PlotScene): Box => {
  const mark = seenBounds(datum, scene) ?? datum.bounds;
  const whiskers = scene.overlays.filter(({ role }) => role === "whisker").map(lineBox);
  const reach = join(
    mark,
    whiskers.filter((box) => !areApart(growBox(mark, 1), box)),
  );
  const values = scene.texts.filter(
    ({ role, lines }) =>
      role === "value" && (datum.markText ?? datum.labelText).startsWith(lines.join(" ")),
  );
  const near = growBox(reach, AWAY);
  return join(
    reach,
    values.map(textBox).filter((box) => !areApart(near, box)),
  );
};
