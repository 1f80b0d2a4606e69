import { type Component, kindTraits, type Locale } from "@statelier/model";
import { type AxisValue, axisTimeUnit } from "../data/axis-values.ts";
import type { BandScale } from "../scale/band-scale.ts";
import { layoutBandLabels, layoutThinned } from "./band-labels.ts";
import { type AxisLabels, layoutTimeLabels } from "./time-labels.ts";

type CategoryLabelsInput = {
  component: Component | undefined;
  categories: readonly AxisValue[];
  band: BandScale;
  frame: readonly [number, number];
  locale: Locale;
};

const layoutTimeBands = ({
  component,
  categories,
  band,
  frame,
  locale,
}: CategoryLabelsInput): AxisLabels | undefined => {
  const times = categories.map(({ time }) => time);
  if (!component || times.length === 0 || times.includes(undefined)) return undefined;
  const indexOf = new Map(times.map((time, index) => [time, index]));
  const known = times.filter((time) => time !== undefined);
  const labels = layoutTimeLabels({
    domain: [Math.min(...known), Math.max(...known)],
    times: known,
    unit: axisTimeUnit(component, categories),
    locale,
    frame,
    toPixel: (time) => band.center(indexOf.get(time) ?? 0),
  });
  const isSparse = labels !== undefined && labels.ticks.length < Math.min(2, categories.length);
  return isSparse ? undefined : labels;
};

/** Labels of bands: of time in calendar units, of ordered values thinned, of names whole or turned. */
export const layoutCategoryLabels = (input: CategoryLabelsInput): AxisLabels => {
  const { component, categories, band, frame } = input;
  const isOrdered =
    component !== undefined &&
    (kindTraits(component).isTemporal ||
      component.kind === "OrdinalDimension" ||
      component.kind === "TemporalOrdinalDimension");
  const time = layoutTimeBands(input);
  if (time) return withEveryBand(time, input);
  return isOrdered && band.step < 40
    ? layoutThinned(categories, band, frame)
    : layoutBandLabels(categories, band, frame);
};

const withEveryBand = (
  labels: AxisLabels,
  { categories, band }: CategoryLabelsInput,
): AxisLabels => ({
  ...labels,
  ticks: categories.map(({ value }, index) => ({ position: band.center(index), value })),
});
