import { type AnimationField, type ChartConfig, readFields } from "@statelier/document";
import { findComponent, findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import { type AxisValue, readAxisValues } from "./axis-values.ts";
import { listTimeRows, type TimeInput } from "./time-range.ts";

type AnimationInput = Pick<ChartInput, "config" | "components" | "table" | "locale" | "view">;

/** The animation of a chart; undefined where it has none. */
export const findAnimation = (config: ChartConfig): AnimationField | undefined =>
  readFields(config).animation;

/** The values that an animation runs through, in its order: those that the observations of the period have. */
export const listFrames = (input: TimeInput & Pick<ChartInput, "locale">): readonly AxisValue[] => {
  const { config, components, table } = input;
  const componentId = findAnimation(config)?.componentId;
  if (componentId === undefined) return [];
  const column = findDictionaryColumn(table, componentId);
  const component = findComponent(components, componentId);
  if (!column || !component) return [];
  const present = new Set(listTimeRows(input).map((row) => column.codes[row] ?? MISSING_CODE));
  present.delete(MISSING_CODE);
  const found = readAxisValues({ component, column, field: { componentId }, input }, present);
  return found.map(({ axisValue }) => axisValue);
};

/** The value that is shown: the reader's, else the last one. */
export const findFrame = (input: AnimationInput): AxisValue | undefined => {
  const frames = listFrames(input);
  return frames.find(({ value }) => value === input.view.animationValue) ?? frames.at(-1);
};

/** The rows of `rows` that belong to the value that is shown; all of them without an animation. */
export const keepFrame = (input: AnimationInput, rows: readonly number[]): readonly number[] => {
  const frame = findFrame(input);
  const column = findDictionaryColumn(input.table, findAnimation(input.config)?.componentId ?? "");
  if (!frame || !column) return rows;
  return rows.filter((row) => column.values[column.codes[row] ?? MISSING_CODE] === frame.value);
};
