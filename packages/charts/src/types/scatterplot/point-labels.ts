import {
  listPlacesBeside,
  makeName,
  makeNameTest,
  placeNames,
} from "../../parts/text/named-values.ts";
import { textBox } from "../../parts/text/text-box.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { SceneMark, SceneText } from "../../scene/scene.ts";

/** The names of the points that the author chose, each at the first place where it is clear of what stands there. */
export const layoutPointLabels = (
  marks: readonly SceneMark[],
  input: ChartInputOf<"scatterplot">,
  others: readonly SceneText[],
): SceneText[] => {
  if (!input.config.extensions?.pointLabels) return [];
  const isNamed = makeNameTest(input);
  const names = marks.flatMap((mark) => {
    if (mark.shape !== "dot" || !isNamed(mark.datum.row)) return [];
    const label = mark.datum.categoryLabel || mark.datum.seriesLabel;
    return [listPlacesBeside(mark).map((place) => makeName([label], place))];
  });
  return placeNames(names, others, (text) => {
    const { x, width } = textBox(text);
    return x >= 0 && x + width <= input.width;
  });
};
