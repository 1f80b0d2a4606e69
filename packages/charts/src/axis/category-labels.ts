import { type Component, kindTraits, type Locale, type TimeUnit } from "@statelier/model";
import { type AxisValue, axisTimeUnit } from "../data/axis-values.ts";
import { isUnbroken } from "../data/fill-calendar.ts";
import type { BandScale } from "../scale/band-scale.ts";
import { layoutBandLabels, layoutThinned, TURNED_LINE } from "./band-labels.ts";
import { type AxisLabels, layoutTimeLabels } from "./time-labels.ts";

type CategoryLabelsInput = {
  component: Component | undefined;
  categories: readonly AxisValue[];
  band: BandScale;
  frame: readonly [number, number];
  locale: Locale;
};

/** From band to band: names closer to one another are thinned where the order tells those between them. */
const LEAST_STEP = 40;

/** The dates of all bands; undefined where one is none. */
const readDates = ({
  component,
  categories,
}: CategoryLabelsInput): { times: number[]; unit: TimeUnit } | undefined => {
  const times = categories.flatMap(({ time }) => time ?? []);
  return component && times.length > 0 && times.length === categories.length
    ? { times, unit: axisTimeUnit(component, categories) }
    : undefined;
};

/** Without the date whose neighbours are closest to one another; the first and the last one stay. */
const withoutClosest = (
  times: readonly number[],
  indexOf: ReadonlyMap<number, number>,
): number[] => {
  const placeOf = (index: number): number => indexOf.get(times[index] ?? 0) ?? 0;
  let closest = 1;
  for (let index = 1; index < times.length - 1; index += 1)
    if (placeOf(index + 1) - placeOf(index - 1) < placeOf(closest + 1) - placeOf(closest - 1))
      closest = index;
  return times.filter((_, index) => index !== closest);
};

/** Every band labelled where there is room, else those with observations, where most have none as many as fit, else those of round dates. */
const layoutTimeBands = (input: CategoryLabelsInput): AxisLabels | undefined => {
  const { categories, band, frame, locale } = input;
  const dates = readDates(input);
  if (!dates) return undefined;
  const { times, unit } = dates;
  const indexOf = new Map(times.map((time, index) => [time, index]));
  const layout = (own: readonly number[]): AxisLabels | undefined =>
    layoutTimeLabels({
      domain: [Math.min(...times), Math.max(...times)],
      times: own,
      unit,
      locale,
      frame,
      toPixel: (time) => band.center(indexOf.get(time) ?? 0),
    });
  const labels = layout(times);
  if (labels?.ticks.length === times.length) return labels;
  const observed = times.filter((_, index) => !categories[index]?.isGap);
  const isScattered = 2 * observed.length <= times.length;
  for (
    let kept: readonly number[] = observed;
    kept.length > 1;
    kept = withoutClosest(kept, indexOf)
  ) {
    const own = kept.length < times.length ? layout(kept) : undefined;
    if (own?.ticks.length === kept.length) return own;
    if (!isScattered) break;
  }
  const isSparse = labels !== undefined && labels.ticks.length < Math.min(2, categories.length);
  return isSparse || !isUnbroken(times, unit) ? undefined : labels;
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
  const dates = readDates(input);
  const isGuessed = !dates || isUnbroken(dates.times, dates.unit);
  return isOrdered && band.step < (isGuessed ? LEAST_STEP : TURNED_LINE)
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
