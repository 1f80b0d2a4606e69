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

/** Rows in parts one below the other: a page ends between two of them. */
export const partRows = (scene: PlotScene): PlotScene[] => {
  const cuts = findCuts(scene);
  return cuts.map((from, at) => {
    const height = cuts[at + 1] ?? scene.height;
    const isWithin = (box: Box): boolean => box.y < height && box.y + box.height > from;
    return {
      ...scene,
      from,
      height,
      marks: scene.marks.filter((mark) => boxOf(mark).every(isWithin)),
      texts: scene.texts.filter((text) => isWithin(textBox(text))),
    };
  });
};
