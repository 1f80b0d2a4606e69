import { LABEL_GAP, TICK_SIZE, TITLE_SIZE } from "../text/type-sizes.ts";
import type { SceneText } from "../../scene/scene.ts";
import { ASCENT, lineHeight } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import { wrapText } from "../text/wrap-text.ts";

type HeadInput = {
  valueTitle: string;
  categoryTitle: string;
  top: number;
  width: number;
  hasNumbers: boolean;
  /** Pixels beside the first number of the value axis. */
  beside: number;
};

const GAP = 6;

const headText = (lines: readonly string[], y: number, size: number): SceneText => ({
  role: "axis-title",
  lines,
  x: 0,
  y,
  anchor: "start",
  size,
  weight: 400,
  color: "ink-soft",
});

/** Titles of both axes over rows, with room for the numbers of the value axis at the bottom. */
export const layoutHorizontalHead = ({
  valueTitle,
  categoryTitle,
  top,
  width,
  hasNumbers,
  beside,
}: HeadInput): { texts: SceneText[]; height: number } => {
  const texts: SceneText[] = [];
  const tickRow = hasNumbers ? lineHeight(TICK_SIZE) + LABEL_GAP : 0;
  let height = 0;
  const addTitle = (title: string, size: number): void => {
    if (title === "") return;
    const lines = wrapText(title, { width, size });
    texts.push(headText(lines, top + height + size * ASCENT, size));
    height += lines.length * lineHeight(size);
  };
  addTitle(valueTitle, TITLE_SIZE);
  height += GAP;
  if (!hasNumbers || textWidth(categoryTitle, TICK_SIZE) > beside) {
    addTitle(categoryTitle, TICK_SIZE);
  } else if (categoryTitle !== "") {
    texts.push(headText([categoryTitle], top + height + tickRow - LABEL_GAP, TICK_SIZE));
  }
  return { texts, height: height + tickRow };
};
