import { formatDate, type Locale } from "@statelier/model";
import {
  derivePresetRange,
  findTimeDimension,
  listTimeValues,
  type TimeValue,
} from "../view-params/list-time-values.ts";
import type { PublishedChart } from "./load-published.ts";

export type Times = {
  /** Ascending; the dates that occur in the data, within the author's range, as a reader sees them. */
  options: TimeValue[];
  /** What the author has set, or the first and the last date. */
  preset: { from: string; to: string };
};

/** The dates a reader can limit the chart to; temporal entities stand in by their position. */
export const listTimes = (
  { config, components }: Pick<PublishedChart, "config" | "components">,
  locale: Locale,
): Times => {
  const dimension = findTimeDimension(config, components);
  if (!dimension) return { options: [], preset: { from: "", to: "" } };
  const values = listTimeValues(config, dimension);
  const { kind, timeUnit = "Day" } = dimension;
  const options =
    kind === "TemporalDimension"
      ? values.map(({ value }) => ({ value, label: formatDate(value, timeUnit, locale) }))
      : values;
  return { options, preset: derivePresetRange(config, values) };
};
