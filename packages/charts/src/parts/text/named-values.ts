import { findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { DotMark, SceneText } from "../../scene/scene.ts";
import { keepClear } from "./keep-clear.ts";
import { centerBaseline } from "./text-box.ts";
import { VALUE_SIZE } from "./type-sizes.ts";

const BESIDE = 3;

/** Which observations the author wants to be named in the drawing. */
export const makeNameTest = ({
  config,
  table,
}: Pick<ChartInput, "config" | "table">): ((row: number) => boolean) => {
  const chosen = Object.entries(config.extensions?.pointLabels ?? {}).flatMap(([id, values]) => {
    const column = findDictionaryColumn(table, id);
    return column ? [{ column, values: new Set(values) }] : [];
  });
  return (row) =>
    chosen.some(({ column, values }) =>
      values.has(column.values[column.codes[row] ?? MISSING_CODE] ?? ""),
    );
};

/** A name in the drawing. */
export const makeName = (
  lines: readonly string[],
  place: Pick<SceneText, "x" | "y" | "anchor">,
): SceneText => ({
  role: "value",
  lines,
  ...place,
  size: VALUE_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});

/** Beside a dot at right or left, or above or beneath it. */
export const listPlacesBeside = ({
  center,
  radius,
}: Pick<DotMark, "center" | "radius">): Pick<SceneText, "x" | "y" | "anchor">[] => {
  const away = radius + BESIDE;
  const y = centerBaseline(center.y, VALUE_SIZE);
  return [
    { x: center.x + away, y, anchor: "start" },
    { x: center.x - away, y, anchor: "end" },
    { x: center.x, y: y - away - VALUE_SIZE / 2, anchor: "middle" },
    { x: center.x, y: y + away + VALUE_SIZE / 2, anchor: "middle" },
  ];
};

/** Of each name the first of its places that is within bounds and clear of others; none where no place is. */
export const placeNames = (
  names: readonly (readonly SceneText[])[],
  others: readonly SceneText[],
  isWithin: (text: SceneText) => boolean,
): SceneText[] => {
  const placed: SceneText[] = [];
  for (const places of names) {
    const clear = places.find(
      (text) => isWithin(text) && keepClear([text], [...others, ...placed]).length > 0,
    );
    if (clear) placed.push(clear);
  }
  return placed;
};
