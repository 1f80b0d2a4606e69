import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  type Filters,
  findComponent,
  type Iri,
  kindTraits,
  type LargestValues,
  type Measure,
  MOST_RECENT_VALUE,
  type ObservationTable,
} from "@statelier/model";
import type { ChartType } from "../chart-types/chart-types.ts";
import type { ChartIntent } from "../chart-types/parts/chart-intent.ts";
import { numericalMeasures, timeAxes } from "../chart-types/parts/component-choice.ts";
import { type InitialInput, makeSegmentColor } from "../chart-types/parts/initial-config.ts";
import { type ChartContext, readFields } from "../chart-types/read-config.ts";
import { type ChartConfig, rulesOf } from "../chart-types/registry.ts";
import { deriveFilters } from "../filters/derive-filters.ts";
import type { QueryFilters } from "../filters/query-filters.ts";
import { findTotal, listParts } from "../values/find-total.ts";
import { carryPoints } from "./carry-points.ts";
import { describePoints, type PointsPlan } from "./describe-points.ts";
import { type ChartForm, chooseForm, type Offer } from "../chart-types/choose-form.ts";
import { listChartTypes } from "./list-chart-types.ts";
import { makeInitialChartConfig } from "./make-initial-chart-config.ts";
import { type Largest, rankValues } from "./rank-values.ts";

/** Which values of the dimensions, so many of each, have most of a measure under these filters. */
type Ranking = {
  iri: Iri;
  filters: Filters;
  measureId: ComponentId;
  dimensions: { id: ComponentId; most: number }[];
};

/** A first chart of which is not known yet which values are the largest. */
export type FirstChartPlan = {
  components: CubeComponents;
  config: ChartConfig;
  /** Which values are the largest, in the latest period. Absent where every value is shown, or observations are asked for. */
  ranking?: Ranking;
  /** The observations that say how its points are drawn. */
  question?: QueryFilters;
  /** The dimensions of which the largest values are shown, or the largest alone. */
  largest: readonly Largest[];
  /** What its points are, where it has some. */
  points?: PointsPlan;
};

const MOST_SERIES = 7;
const MOST_BARS = 20;
/** Combinations of values that are asked for at most, to find the largest among them. */
const MOST_ASKED = 50_000;

/** The same order in each language. */
const inOwnOrder = <T extends { order?: number; id: string }>(components: readonly T[]): T[] =>
  components.toSorted(
    (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || (a.id < b.id ? -1 : 1) || 0,
  );

/** Values by position, else by code, so that the first of them is the same in each language. */
const orderValues = (dimension: Dimension): Dimension => ({
  ...dimension,
  values: dimension.values.toSorted(
    (a, b) =>
      Number(a.position ?? Infinity) - Number(b.position ?? Infinity) ||
      (a.value < b.value ? -1 : 1),
  ),
});

const listKeys = ({ dimensions }: CubeComponents): Dimension[] => {
  const plain = dimensions.filter((dimension) => kindTraits(dimension).role === "dimension");
  const keys = plain.filter(({ isKeyDimension }) => isKeyDimension);
  return keys.length > 0 ? keys : plain;
};

/** What stands for a dimension that is not open: the latest period, the total, the only value. */
const findDefault = (dimension: Dimension): string | undefined => {
  if (kindTraits(dimension).canTimeFilter) return MOST_RECENT_VALUE;
  const [only, ...others] = dimension.values;
  return others.length === 0 ? only?.value : findTotal(dimension);
};

/** The parts of the largest total, where all that a dataset has are totals. */
const openOne = (dimensions: readonly Dimension[]): Dimension[] => {
  const [widest] = dimensions
    .filter((dimension) => !kindTraits(dimension).canTimeFilter && dimension.values.length > 1)
    .toSorted((a, b) => b.values.length - a.values.length);
  if (!widest) return [];
  const total = findTotal(widest);
  if (total === undefined) return [widest];
  const parts = new Set(listParts(widest, total));
  return [{ ...widest, values: widest.values.filter(({ value }) => parts.has(value)) }];
};

const deriveOffer = (components: CubeComponents): Offer | undefined => {
  const [first, ...others] = numericalMeasures(components);
  if (!first) return undefined;
  const keys = listKeys(components);
  const time = timeAxes({ ...components, dimensions: keys }).find(
    ({ values }) => values.length !== 1,
  );
  const open = keys.filter((each) => each !== time && findDefault(each) === undefined);
  const isWithout = !time && open.length === 0;
  return { components, measures: [first, ...others], time, open: isWithout ? openOne(keys) : open };
};

/** Every part carries its number. */
const everyValue = ({ values }: Dimension): Record<string, boolean> =>
  Object.fromEntries(values.map(({ value }) => [value, true]));

const deriveIntent = ({
  category,
  segment,
  measures,
  isRanked,
  showsValues,
  arePartsRanked,
}: ChartForm): ChartIntent => ({
  ...(category && {
    category: {
      componentId: category.id,
      ...(isRanked && { sorting: { sortingType: "byMeasure", sortingOrder: "desc" } }),
    },
  }),
  ...(segment && {
    segment: {
      componentId: segment.id,
      showValuesMapping: showsValues ? everyValue(segment) : {},
      ...(arePartsRanked && { sorting: { sortingType: "byTotalSize", sortingOrder: "desc" } }),
    },
  }),
  measures: measures.map(({ id }) => ({
    componentId: id,
    ...(showsValues && { showValues: true }),
  })),
});

/** The values that a chart of this form shows of an open dimension. */
const deriveLargest = (
  dimension: Dimension,
  { category, segment, isRanked }: ChartForm,
): Largest => {
  const values = dimension.values.map(({ value }) => value);
  const most =
    dimension.id === segment?.id
      ? MOST_SERIES
      : dimension.id !== category?.id
        ? 1
        : isRanked
          ? MOST_BARS
          : values.length;
  return { id: dimension.id, values, most };
};

const multi = (values: readonly string[]) => ({
  type: "multi" as const,
  values: Object.fromEntries(values.map((value) => [value, true as const])),
});

/** Which of the largest can be asked for together; of others the first value counts. */
const listAsked = (largest: readonly Largest[]): readonly Largest[] => {
  let combinations = 1;
  return largest.filter(({ values }) => {
    combinations *= Math.max(1, values.length);
    return combinations <= MOST_ASKED;
  });
};

/** What is asked of the observations of the latest period: what is ranked is open, all else stands still. */
const buildStill = (
  { config, components }: ChartContext,
  largest: readonly Largest[],
): { iri: Iri; filters: Filters; asked: readonly Largest[] } => {
  const asked = listAsked(largest);
  const filters: Filters = {};
  for (const dimension of listKeys(components)) {
    const own = largest.find(({ id }) => id === dimension.id);
    const value = own ? own.values[0] : findDefault(dimension);
    if (value !== undefined && !asked.some(({ id }) => id === dimension.id))
      filters[dimension.id] = { type: "single", value };
  }
  return { iri: config.cubes[0]?.iri ?? "", filters, asked };
};

const buildQuestion = (
  chart: ChartContext,
  largest: readonly Largest[],
  measures: readonly Measure[],
): QueryFilters => {
  const { iri, filters, asked } = buildStill(chart, largest);
  return { iri, filters, componentIds: [...asked, ...measures].map(({ id }) => id) };
};

/** A dimension of which some values alone may be shown is restricted to them. */
const buildRanking = (
  chart: ChartContext,
  largest: readonly Largest[],
  { id: measureId }: Measure,
): Ranking => {
  const { iri, filters, asked } = buildStill(chart, largest);
  for (const { id, values } of asked) {
    const all = findComponent(chart.components, id)?.values ?? [];
    if (values.length < all.length) filters[id] = multi(values);
  }
  return { iri, filters, measureId, dimensions: asked.map(({ id, most }) => ({ id, most })) };
};

const makeConfig = (form: ChartForm, input: InitialInput): ChartConfig | undefined => {
  const initial = makeInitialChartConfig(form.chartType, input);
  if (!initial) return undefined;
  const intent = deriveIntent(form);
  const bare = { ...initial, cubes: initial.cubes.map((cube) => ({ ...cube, filters: {} })) };
  const config = rulesOf(form.chartType).fromIntent(intent, bare, input.components);
  const { smoothing } = form;
  const extensions = { ...initial.extensions, ...(smoothing && { smoothing }) };
  return carryPoints({ ...config, extensions }, intent, input.components);
};

/** The points of a chart whose other dimensions all stand still. */
const findPoints = ({ measures, category }: ChartForm, { open }: Offer): PointsPlan | undefined => {
  const [up, along] = measures;
  if (!up || !along || !category || open.length !== 1) return undefined;
  return { dimension: category.id, measures: [along.id, up.id] };
};

/**
 * The chart that a dataset begins with, chosen by its data, the same in every language (D60). `finishFirstChart` makes
 * it of the plan. Undefined where no offered type can be used.
 */
export const planFirstChart = (
  input: InitialInput,
  isOffered: (chartType: ChartType) => boolean = () => true,
): FirstChartPlan | undefined => {
  const components = {
    dimensions: inOwnOrder(input.components.dimensions).map(orderValues),
    measures: inOwnOrder(input.components.measures),
  };
  const own = { ...input, components };
  const offer = deriveOffer(components);
  const form = offer && chooseForm(offer);
  const config = form && isOffered(form.chartType) ? makeConfig(form, own) : undefined;
  if (!config || !form || !offer) {
    const first = listChartTypes(components, 1).find(
      ({ chartType, enabled }) => enabled && isOffered(chartType),
    );
    const plain = first && makeInitialChartConfig(first.chartType, own);
    return plain && { components, config: plain, largest: [] };
  }
  const largest = offer.open.map((dimension) => deriveLargest(dimension, form));
  const isOpen = largest.some(({ values, most }) => values.length > most);
  const isAsked = isOpen || readFields(config).segment !== undefined;
  const points = findPoints(form, offer);
  const plan = { components, config, largest, ...(points && { points }) };
  if (points) return { ...plan, question: buildQuestion(plan, largest, form.measures) };
  const [measure] = [...form.measures, ...offer.measures];
  return isAsked && measure ? { ...plan, ranking: buildRanking(plan, largest, measure) } : plan;
};

/** The filters of what is shown, in the order of the dataset. */
const writeFilters = (
  { components, largest }: FirstChartPlan,
  ranked: ReadonlyMap<ComponentId, readonly string[]>,
): Filters => {
  const filters: Filters = {};
  for (const dimension of components.dimensions) {
    const own = largest.find(({ id }) => id === dimension.id);
    const shown = ranked.get(dimension.id) ?? own?.values ?? [];
    const value = own ? shown[0] : findDefault(dimension);
    const isKey = kindTraits(dimension).role === "dimension" && dimension.isKeyDimension;
    if (own && own.most > 1) {
      if (shown.length < dimension.values.length) filters[dimension.id] = multi(shown);
    } else if (isKey && value !== undefined) filters[dimension.id] = { type: "single", value };
  }
  return filters;
};

/** The first colours of a palette go to what is shown, the same in each language. */
const colorLargestFirst = ({ kind, values }: Dimension, shown: readonly string[]) => {
  const place = (value: string): number =>
    shown.includes(value) ? shown.indexOf(value) : shown.length;
  return makeSegmentColor({
    kind,
    values: values.toSorted(
      (a, b) => place(a.value) - place(b.value) || (a.value < b.value ? -1 : 1),
    ),
  });
};

/** The values that are shown instead of all: nobody has chosen them. */
const listFirstValues = (
  { dimensions }: CubeComponents,
  filters: Filters,
): Record<ComponentId, string[]> =>
  Object.fromEntries(
    dimensions.flatMap((dimension): [ComponentId, string[]][] => {
      const filter = filters[dimension.id];
      return filter?.type === "multi" ? [[dimension.id, Object.keys(filter.values)]] : [];
    }),
  );

/** What a plan has asked for: the largest values, or observations. */
export type FirstChartAnswer = { ranked?: readonly LargestValues[]; table?: ObservationTable };

const readRanks = (
  { largest }: FirstChartPlan,
  { ranked, table }: FirstChartAnswer,
): Map<ComponentId, readonly string[]> => {
  if (ranked) return new Map(ranked.map(({ id, values }) => [id, values]));
  return table ? rankValues(largest, table) : new Map();
};

/** The first chart, with the largest values that the answer to the question of its plan holds. */
export const finishFirstChart = (
  plan: FirstChartPlan,
  answer: FirstChartAnswer = {},
): ChartConfig => {
  const { components, config, points } = plan;
  const { table } = answer;
  const ranked = readRanks(plan, answer);
  const filters = writeFilters(plan, ranked);
  const cubes = config.cubes.map((cube) => ({ ...cube, filters }));
  const segment = readFields(config).segment?.componentId;
  const split = components.dimensions.find(({ id }) => id === segment);
  const fields = split
    ? { ...config.fields, color: colorLargestFirst(split, ranked.get(split.id) ?? []) }
    : config.fields;
  const firstValues = listFirstValues(components, filters);
  const extensions = {
    ...config.extensions,
    ...(points && table ? describePoints(points, table) : {}),
    ...(Object.keys(firstValues).length > 0 ? { firstValues } : {}),
  };
  return deriveFilters({ ...config, cubes, fields, extensions } as ChartConfig, components);
};
