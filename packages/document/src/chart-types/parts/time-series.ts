import type { CubeComponents } from "@statelier/model";
import type { ColorField } from "../../schema/fields.ts";
import {
  findSegment,
  keepAbbreviations,
  keepSegment,
  keepSegmentColor,
  keepSingleColor,
} from "./carry-over.ts";
import type { ChartIntent, SegmentIntent } from "./chart-intent.ts";
import {
  hasKind,
  numericalMeasures,
  requireFound,
  TIME_AXIS_KINDS,
  timeAxes,
} from "./component-choice.ts";
import { AUTO_SORTING, type InitialInput, makeSingleColor } from "./initial-config.ts";

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

type SeriesFields = { segment?: Omit<SegmentIntent, "type">; color: ColorField };

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
