import { type CubeComponents, type Dimension, kindTraits, type Measure } from "@statelier/model";
import type { ChartType } from "./chart-types.ts";
import { canStack, unitOf } from "./parts/component-choice.ts";

/** What a dataset offers to its first chart; dimensions that have a total are set to it and stand aside. */
export type Offer = {
  components: CubeComponents;
  /** Never empty. */
  measures: readonly [Measure, ...Measure[]];
  /** The dimension of time, where it has more than one moment. */
  time: Dimension | undefined;
  /** The dimensions that something has to be done with. */
  open: readonly Dimension[];
};

/** A chart type and what it shows. Open dimensions that it does not show are filtered on their largest value. */
export type ChartForm = {
  chartType: ChartType;
  measures: readonly Measure[];
  category?: Dimension;
  isRanked?: boolean;
  /** Marks carry their numbers. */
  showsValues?: boolean;
  segment?: Dimension;
  /** The parts without an order of their own stand by their total, the largest at the baseline. */
  arePartsRanked?: boolean;
  /** Lines are drawn along the means of so many days. */
  smoothing?: 31;
};

type FormRule = (offer: Offer) => ChartForm | undefined;

const MOST_PARTS = 7;
/** Columns of more moments than these are thinner than the gaps between them. */
const MOST_COLUMNS = 40;
const MOST_CATEGORIES = 12;
const LEAST_POINTS = 20;
/** Columns side by side, all together. */
export const MOST_GROUPED = 24;

const isStackable = ({ components, measures: [measure] }: Offer): boolean =>
  canStack(components, measure.id);

const largestFirst = (dimensions: readonly Dimension[]): Dimension[] =>
  dimensions.toSorted((a, b) => b.values.length - a.values.length);

const stackOverTime: FormRule = (offer) => {
  const { time, open, measures } = offer;
  const parts = open.find(({ values }) => values.length <= MOST_PARTS);
  if (!time || !parts || !isStackable(offer)) return undefined;
  const chartType = time.values.length > MOST_COLUMNS ? "area" : "column";
  return { chartType, measures: [measures[0]], category: time, segment: parts };
};

/** More days than these are noise from one to the next: what they show is their mean. */
const MOST_DAYS = 400;

const isManyDays = ({ timeUnit, values }: Dimension): boolean =>
  timeUnit === "Day" && values.length > MOST_DAYS;

const linesOverTime: FormRule = ({ time, open, measures }) => {
  const [segment] = open;
  return (
    time && {
      chartType: "line",
      measures: [measures[0]],
      category: time,
      ...(segment && { segment }),
      ...(isManyDays(time) && { smoothing: 31 }),
    }
  );
};

/** A second measure in another unit tells more than one in the same. */
const pointsOfTwoMeasures: FormRule = ({ open, measures: [along, ...others] }) => {
  const [entities] = largestFirst(open);
  const up = others.find((measure) => unitOf(measure) !== unitOf(along)) ?? others[0];
  if (!up || !entities || entities.values.length <= LEAST_POINTS) return undefined;
  return { chartType: "scatterplot", measures: [up, along], category: entities };
};

const rankedBars: FormRule = (offer) => {
  const [category, segment] = largestFirst(offer.open);
  if (!category || category.values.length <= MOST_CATEGORIES) return undefined;
  return {
    chartType: "bar",
    measures: [offer.measures[0]],
    category,
    isRanked: true,
    showsValues: true,
    ...(segment && isStackable(offer) && { segment, arePartsRanked: kindTraits(segment).canSort }),
  };
};

const columns: FormRule = (offer) => {
  const [category, segment] = offer.open;
  if (!category) return undefined;
  const isRoomy = segment && category.values.length * segment.values.length <= MOST_GROUPED;
  const isRanked = kindTraits(category).canSort;
  const isStack = segment && isStackable(offer);
  return {
    // Lying parts use the width, and are read in the order of the legend.
    chartType: isStack && isRanked ? "bar" : "column",
    measures: [offer.measures[0]],
    category,
    isRanked,
    showsValues: true,
    ...(segment && (isRoomy || isStack) && { segment }),
    ...(isStack && { arePartsRanked: kindTraits(segment).canSort }),
  };
};

/** The rules by which the first chart is chosen; the first that has an answer counts (D60). */
const RULES: readonly FormRule[] = [
  stackOverTime,
  linesOverTime,
  pointsOfTwoMeasures,
  rankedBars,
  columns,
];

/** Undefined where none of the rules has an answer: then the first type that can be used is taken. */
export const chooseForm = (offer: Offer): ChartForm | undefined => {
  for (const rule of RULES) {
    const form = rule(offer);
    if (form) return form;
  }
  return undefined;
};
