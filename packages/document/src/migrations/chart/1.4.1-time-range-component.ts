import { isAbsent, readObject, readString, update } from "../json.ts";
import type { JsonObject } from "../json.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

const TEMPORAL = ["area", "column", "line"];

/** The component of x where the time range is shown to follow it. */
const followedComponent = (chart: JsonObject, timeRange: JsonObject): string | undefined => {
  const { chartType } = chart;
  if (typeof chartType !== "string" || !TEMPORAL.includes(chartType) || !timeRange.active)
    return undefined;
  const fields = readObject(chart, "fields");
  const x = fields && readObject(fields, "x", ["fields"]);
  return x && readString(x, "componentIri", ["fields", "x"]);
};

export const timeRangeComponent = {
  from: "1.4.0",
  to: "1.4.1",
  what: "time-range-component",
  up: (chart, { lose }) =>
    update(chart, "interactiveFiltersConfig.timeRange", (range, at) => {
      const followed = followedComponent(chart, range);
      const path = [...at, "componentIri"];
      const isWritten = !isAbsent(range.componentIri);
      if (isWritten && range.componentIri !== "") lose(path, range.componentIri, { dormant: true });
      if (followed === undefined) return range;
      if (!isWritten) lose(path, undefined, ADDED);
      return { ...range, componentIri: followed };
    }),
  down: (chart, { lose }) =>
    update(chart, "interactiveFiltersConfig.timeRange", (range, at) => {
      const followed = followedComponent(chart, range);
      const path = [...at, "componentIri"];
      const { componentIri } = range;
      if (isAbsent(componentIri)) {
        if (followed !== undefined) lose(path, undefined, ADDED);
        return range;
      }
      if (componentIri !== (followed ?? ""))
        lose(path, componentIri, componentIri === "" ? { dormant: true } : {});
      return { ...range, componentIri: "" };
    }),
} as const satisfies ChartStep;
