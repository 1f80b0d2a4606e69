import { extent } from "d3-array";
import { type Component, kindTraits, type Locale, type TimeUnit } from "@statelier/model";
import { type AxisValue, axisTimeUnit } from "../values/axis-values.ts";
import { isUnbroken } from "../values/fill-calendar.ts";
import type { BandScale } from "../scale/band-scale.ts";
import { layoutBandLabels, layoutSparse, TURNED_STEP } from "./band-labels.ts";
import type { NameYears } from "./name-ends.ts";
import { type AxisLabels, layoutTimeLabels } from "./time-labels.ts";

type CategoryLabelsInput = {
  component: Component | undefined;
  categories: readonly AxisValue[];
  band: BandScale;
  frame: readonly [number, number];
  locale: Locale;
  /** Names the first and the last of years, whatever else is named. */
  nameYears?: NameYears | undefined;
};

/** From band to band: dates and numbers closer to one another are skipped in turn, as their order gives those between them. */
const LEAST_STEP = 40;

const LETTER = /\p{L}/u;

/** From band to band: labels in an order that are closer are skipped in turn; names are turned, and skipped there. */
const leastStep = ({ component, categories }: CategoryLabelsInput, dates?: Dates): number => {
  if (!component) return 0;
  const isTime = kindTraits(component).isTemporal || component.kind === "TemporalOrdinalDimension";
  if (!isTime && component.kind !== "OrdinalDimension") return 0;
  const isGuessed = isTime
    ? dates?.isEven !== false
    : !categories.some(({ label }) => LETTER.test(label));
  if (isGuessed) return LEAST_STEP;
  return isTime ? TURNED_STEP : 0;
};

type Dates = { times: number[]; unit: TimeUnit; isEven: boolean };

/** The dates of all bands, and whether each follows from the others; undefined where one is none. */
const readDates = ({ component, categories }: CategoryLabelsInput): Dates | undefined => {
  const times = categories.flatMap(({ time }) => time ?? []);
  if (!component || times.length === 0 || times.length < categories.length) return undefined;
  const unit = axisTimeUnit(component, { categories });
  return { times, unit, isEven: isUnbroken(times, unit) };
};

/** Without the date whose neighbours are closest to one another; the first and the last one stay. */
const withoutClosest = (times: readonly number[]): number[] => {
  const spans = times.slice(2).map((time, index) => Math.abs(time - (times[index] ?? time)));
  const closest =
    1 + spans.reduce((best, span, at) => (span < (spans[best] ?? span) ? at : best), 0);
  return times.filter((_, index) => index !== closest);
};

/** Every band labelled where there is room, else those with observations, where most have none as many as fit, else those of round dates. */
const layoutTimeBands = (
  { categories, band, frame, locale, nameYears }: CategoryLabelsInput,
  { times, unit, isEven }: Dates,
): AxisLabels | undefined => {
  const indexOf = new Map(times.map((time, index) => [time, index]));
  const toPixel = (time: number): number => band.center(indexOf.get(time) ?? 0);
  const [first = 0, last = 0] = extent(times);
  const layout = (own: readonly number[]): AxisLabels | undefined =>
    layoutTimeLabels({
      domain: [first, last],
      times: own,
      unit,
      locale,
      frame,
      toPixel,
    });
  const labels = layout(times);
  if (labels?.ticks.length === times.length) return labels;
  const observed = times.filter((_, index) => !categories[index]?.isGap);
  const isScattered = 2 * observed.length <= times.length;
  for (let kept: readonly number[] = observed; kept.length > 1; kept = withoutClosest(kept)) {
    const own = kept.length < times.length ? layout(kept) : undefined;
    if (own?.ticks.length === kept.length) return own;
    if (!isScattered) break;
  }
  if (!isEven || !labels || labels.ticks.length < 2) return undefined;
  return nameYears && unit === "Year"
    ? nameYears(labels, { categories, toPixel, frame, times, layout })
    : labels;
};

/** Labels of bands: of time in calendar units, of ordered values with skips, of names whole or turned. */
export const layoutCategoryLabels = (input: CategoryLabelsInput): AxisLabels => {
  const { categories, band, frame } = input;
  const dates = readDates(input);
  const time = dates && layoutTimeBands(input, dates);
  if (time) return withEveryBand(time, input);
  const least = leastStep(input, dates);
  const labels =
    band.step < least
      ? layoutSparse(categories, band, frame)
      : layoutBandLabels(categories, band, frame);
  return least === LEAST_STEP
    ? labels
    : { ...labels, unnamed: categories.length - labels.texts.length };
};

const withEveryBand = (
  labels: AxisLabels,
  { categories, band }: CategoryLabelsInput,
): AxisLabels => ({
  ...labels,
  ticks: categories.map(({ value }, index) => ({ position: band.center(index), value })),
});
