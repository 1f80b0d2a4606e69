import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import type { InitialInput } from "../chart-rules.ts";
import {
  findSegment,
  keepAbbreviations,
  keepSegment,
  keepSegmentColor,
  keepSingleColor,
} from "./carry-over.ts";
import { hasKind, numericalMeasures, TIME_AXIS_KINDS, timeAxes } from "./component-choice.ts";
import { AUTO_SORTING, makeSingleColor } from "./initial-config.ts";
import { requireFound } from "./require-found.ts";

type LineFields = ChartConfigOf<"line">["fields"];

/** IN3 */
export const makeInitialTimeSeries = ({ components }: InitialInput) => ({
  x: { componentId: requireFound(timeAxes(components)[0], "dimension").id, sorting: AUTO_SORTING },
  y: { componentId: requireFound(numericalMeasures(components)[0], "measure").id },
  color: makeSingleColor(),
});

/** The category of the intent where it is a time axis, without a sorting: time has an order. */
export const keepTimeAxis = <
  T extends { componentId: string; useAbbreviations?: boolean | undefined },
>(
  intent: ChartIntent,
  initial: T,
  components: CubeComponents,
): T => {
  const { category } = intent;
  return category && hasKind(components, category.componentId, TIME_AXIS_KINDS)
    ? { ...initial, componentId: category.componentId, ...keepAbbreviations(category) }
    : initial;
};

type SeriesFields = Pick<LineFields, "segment" | "color">;

/** Segment and colour of a chart over time; a temporal segment falls (CV3). */
export const keepSeries = (
  intent: ChartIntent,
  xId: string,
  components: CubeComponents,
): SeriesFields => {
  const segment = findSegment(intent, components, [xId]);
  if (!segment || hasKind(components, segment.componentId, TIME_AXIS_KINDS)) {
    return { color: keepSingleColor(intent.color) };
  }
  const sortings = ["byAuto", "byDimensionLabel", "byTotalSize"] as const;
  return {
    segment: keepSegment(segment, sortings, "byAuto"),
    color: keepSegmentColor(intent.color, segment.componentId, components),
  };
};
