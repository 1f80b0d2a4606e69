import { nameValue, type TimeUnit } from "@statelier/model";
import { areTyped } from "./read-typed.ts";
import {
  type ChartContext,
  derivePresetRange,
  findTimeDimension,
  listTimeValues,
  type TimeValue,
} from "@statelier/document";

export type Times = {
  /** Ascending; the dates that occur in the data, within the author's range, as a reader sees them. */
  options: TimeValue[];
  /** What the author has set, or the first and the last date. */
  preset: { from: string; to: string };
  timeUnit: TimeUnit;
  /** A list of them is no help: they are typed. */
  isTyped: boolean;
};

/** The dates a reader can limit the chart to; temporal entities stand in by their position. */
export const listTimes = ({ config, components }: ChartContext): Times => {
  const dimension = findTimeDimension(config, components);
  if (!dimension)
    return { options: [], preset: { from: "", to: "" }, timeUnit: "Day", isTyped: false };
  const { timeUnit = "Day" } = dimension;
  const values = listTimeValues(config, dimension);
  const preset = derivePresetRange(config, values);
  if (dimension.kind !== "TemporalDimension")
    return { options: values, preset, timeUnit, isTyped: false };
  const options = values.map((each) => ({ ...each, label: nameValue(dimension, each) }));
  return { options, preset, timeUnit, isTyped: areTyped(values, timeUnit) };
};
