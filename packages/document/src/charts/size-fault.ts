import { findDictionaryColumn, type ObservationTable } from "@statelier/model";
import { chartTraits } from "../chart-types/chart-types.ts";
import { readFields } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";

/** Places of a drawing: each series has one at each category. */
const MOST_PLACES = 2_000_000;

/** Places that are gone through where the axes stay the same over all steps of an animation. */
const MOST_OVER_STEPS = 5_000_000;

type Drawn = { config: ChartConfig; table: ObservationTable };

/** The drawing of a chart would have so many places that no reader could see them, and a program not hold them. */
export const isBeyondDrawing = ({ config, table }: Drawn): boolean => {
  const { mapping, hasPoints } = chartTraits[config.chartType];
  if (mapping !== "fields" || hasPoints) return false;
  const count = (id: string | undefined): number =>
    findDictionaryColumn(table, id ?? "")?.values.length || 1;
  const { segment, animation } = readFields(config);
  const { x, y } = config.fields as Partial<Record<"x" | "y", { componentId?: string }>>;
  const places = count(x?.componentId) * count(y?.componentId) * count(segment?.componentId);
  const steps = animation?.dynamicScales === false ? count(animation.componentId) : 0;
  return places > MOST_PLACES || steps * places > MOST_OVER_STEPS;
};
