import { bisectLeft, bisectRight } from "d3-array";
import { textBox } from "../../parts/text/text-box.ts";
import type { Box, PlotScene, SceneMark } from "../../scene/scene.ts";

/** Pixels of a part: no more stays free at the foot of a page. */
const LEAST = 96;

const boxOf = (mark: SceneMark): Box[] => ("datum" in mark ? [mark.datum.bounds] : []);

/** Where neither a bar nor a letter is cut. */
const findCuts = ({ marks, texts, legend, height: foot }: PlotScene): number[] => {
  const boxes = [...marks.flatMap(boxOf), ...texts.map(textBox)].toSorted((a, b) => a.y - b.y);
  const head = legend?.height ?? 0;
  const cuts = [head];
  let end = head;
  for (const { y, height } of boxes) {
    const cut = (end + y) / 2;
    const before = cuts.at(-1) ?? head;
    if (y >= end && cut - before >= LEAST && foot - cut >= LEAST) cuts.push(cut);
    end = Math.max(end, y + height);
  }
  return cuts;
};

type Part = { from: number; height: number };

/** The things of each part: of one that lies over a cut, both have it. */
const spread = <Item>(
  items: readonly Item[],
  boxesOf: (item: Item) => readonly Box[],
  parts: readonly Part[],
): Item[][] => {
  const [starts, ends] = [parts.map(({ from }) => from), parts.map(({ height }) => height)];
  const found = parts.map((): Item[] => []);
  for (const item of items) {
    const [box] = boxesOf(item);
    const first = box ? bisectRight(ends, box.y) : 0;
    // Those that begin above its foot.
    const end = box ? bisectLeft(starts, box.y + box.height) : parts.length;
    for (let at = first; at < end; at += 1) found[at]?.push(item);
  }
  return found;
};

/** Rows in parts one below the other: a page ends between two of them. */
export const partRows = (scene: PlotScene): PlotScene[] => {
  const cuts = findCuts(scene);
  const parts = cuts.map((from, at): Part => ({ from, height: cuts[at + 1] ?? scene.height }));
  const marks = spread(scene.marks, boxOf, parts);
  const texts = spread(scene.texts, (text) => [textBox(text)], parts);
  return parts.map((part, at) => ({
    ...scene,
    ...part,
    marks: marks[at] ?? [],
    texts: texts[at] ?? [],
  }));
};
