import type { NameEnds } from "../axis/name-ends.ts";
import { VALUE_SIZE } from "../text/type-sizes.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { isEmptyData } from "../values/data-notes.ts";
import { titleOfCategories } from "../axis/title-of-categories.ts";
import { layoutVerticalFrame, type VerticalFrame } from "../frame/vertical-frame.ts";
import type { DrawnLimit } from "../limits/drawn-limit.ts";
import { limitsOf } from "../limits/limit-parts.ts";
import { endsAtHalves } from "../values/value-extent.ts";
import type { AxisUnit } from "../values/axis-unit.ts";
import { layoutPositionLabels, makeTimeScale, type TimePositions } from "./time-axis.ts";

/** A chart over time in values, no pixels. */
export type TimeModel = TimePositions & {
  data: Parameters<typeof isEmptyData>[0];
  domain: readonly [number, number];
  isFixedDomain: boolean;
  limits: readonly DrawnLimit[];
  unit: AxisUnit;
  legendTitle: string;
  showsValues: boolean;
};

/** What stands around the plot, and how far from its ends the first and the last position are. */
type Edges = { top: number; right: number; inset: number; nameEnds?: NameEnds | undefined };

/** The frame of a chart over time, with room for values and the names of limits. */
export const layoutTimeFrame = (
  model: TimeModel,
  input: ChartInput,
  { top, right, inset, nameEnds }: Edges,
): VerticalFrame => {
  const { width, height, locale } = input;
  return layoutVerticalFrame({
    width,
    height,
    top,
    right,
    above: (domain) =>
      (model.showsValues ? VALUE_SIZE : 0) +
      (limitsOf(input)?.namesHeight(model.limits, domain, width) ?? 0),
    isEmpty: isEmptyData(model.data),
    domain: model.domain,
    isFixedDomain: model.isFixedDomain,
    halves: endsAtHalves(input),
    ticks: input.valueTicks,
    unit: model.unit,
    categoryTitle: titleOfCategories(model.data.category, input),
    locale,
    layoutLabels: (range, frame) =>
      layoutPositionLabels(model, {
        scale: makeTimeScale(model, range, inset),
        frame,
        locale,
        nameEnds,
      }),
  });
};
