import { findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { centerBaseline, textBox } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { DotMark, SceneMark, SceneText } from "../../scene/scene.ts";

const BESIDE = 3;

/** Which observations the author wants to be named in the drawing. */
const makeLabelTest = ({
  config,
  table,
}: ChartInputOf<"scatterplot">): ((row: number) => boolean) => {
  const chosen = Object.entries(config.extensions?.pointLabels ?? {}).flatMap(([id, values]) => {
    const column = findDictionaryColumn(table, id);
    return column ? [{ column, values: new Set(values) }] : [];
  });
  return (row) =>
    chosen.some(({ column, values }) =>
      values.has(column.values[column.codes[row] ?? MISSING_CODE] ?? ""),
    );
};

/** Beside a dot at right or left, or above or beneath it. */
const listPlaces = ({ center, radius }: DotMark): Pick<SceneText, "x" | "y" | "anchor">[] => {
  const away = radius + BESIDE;
  const y = centerBaseline(center.y, VALUE_SIZE);
  return [
    { x: center.x + away, y, anchor: "start" },
    { x: center.x - away, y, anchor: "end" },
    { x: center.x, y: y - away - VALUE_SIZE / 2, anchor: "middle" },
    { x: center.x, y: y + away + VALUE_SIZE / 2, anchor: "middle" },
  ];
};

/** The names of the points that the author chose, each at the first place where it is clear of what stands there. */
export const layoutPointLabels = (
  marks: readonly SceneMark[],
  input: ChartInputOf<"scatterplot">,
  others: readonly SceneText[],
): SceneText[] => {
  if (!input.config.extensions?.pointLabels) return [];
  const isLabelled = makeLabelTest(input);
  const placed: SceneText[] = [];
  for (const mark of marks) {
    if (mark.shape !== "dot" || !isLabelled(mark.datum.row)) continue;
    const label = mark.datum.categoryLabel || mark.datum.seriesLabel;
    const texts = listPlaces(mark).map((place): SceneText => ({
      role: "value",
      lines: [label],
      ...place,
      size: VALUE_SIZE,
      weight: 400,
      color: "ink",
      halo: true,
    }));
    const clear = texts.find((text) => {
      const { x, width } = textBox(text);
      const isInside = x >= 0 && x + width <= input.width;
      return isInside && keepClear([text], [...others, ...placed]).length > 0;
    });
    if (clear) placed.push(clear);
  }
  return placed;
};
