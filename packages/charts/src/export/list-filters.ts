import {
  type ChartConfig,
  findSingleValue,
  readFields,
  resolveMostRecent,
} from "@statelier/document";
import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  findComponent,
  formatFullDate,
  isFinerTimeUnit,
  isMeasure,
  nameMissingValue,
  nameValue,
  type ObservationTable,
  parseDate,
} from "@statelier/model";
import type { ChartInput } from "../scene/chart-input.ts";
import { findAnimation, findFrame } from "../parts/values/animation-frames.ts";
import type { FilterText } from "../parts/values/kept-values.ts";

const labelOf = (dimension: Dimension, value: string, table?: ObservationTable): string => {
  const wanted = resolveMostRecent(dimension, value, table);
  const found = dimension.values.find((candidate) => candidate.value === wanted);
  return found ? nameValue(dimension, found) : nameMissingValue(dimension, value);
};

/** More chosen values than these are counted, not named. */
const MOST_NAMED = 12;

const nameValues = (
  dimension: Dimension,
  values: readonly string[],
  table?: ObservationTable,
): string => {
  const order = new Map(dimension.values.map(({ value }, index) => [value, index]));
  const labels = values
    .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .map((value) => labelOf(dimension, value, table));
  const more = labels.length - MOST_NAMED;
  return more > 0 ? `${labels.slice(0, MOST_NAMED).join(", ")} (+${more})` : labels.join(", ");
};

/**
 * The values, the reader's or else the author's single ones, that a chart is narrowed to; the newest one is that of the
 * rows of `table`.
 */
export const listFilters = (
  config: ChartConfig,
  { dimensions }: CubeComponents,
  dataFilters: Readonly<Record<ComponentId, string | readonly string[]>>,
  table?: ObservationTable,
): FilterText[] =>
  dimensions.flatMap((dimension) => {
    const { id, label } = dimension;
    const chosen = dataFilters[id] ?? findSingleValue(config, dimension) ?? FIELD_VALUE_NONE;
    if (chosen === FIELD_VALUE_NONE) return [];
    return [{ id, label, value: nameValues(dimension, [chosen].flat(), table) }];
  });

/** The value of an animation that is shown, described as filters are. */
export const listMoment = (
  input: Pick<ChartInput, "config" | "components" | "table" | "locale" | "view">,
): FilterText[] => {
  const frame = findFrame(input);
  const id = findAnimation(input.config)?.componentId;
  const dimension = input.components.dimensions.find((each) => each.id === id);
  return frame && dimension
    ? [{ id: dimension.id, label: dimension.label, value: frame.label }]
    : [];
};

/** The period that a reader has chosen, described as filters are. */
export const listPeriod = ({
  config,
  components,
  view,
  t,
}: Pick<ChartInput, "config" | "components" | "view" | "t">): FilterText[] => {
  const setting = config.interactiveFiltersConfig?.timeRange;
  if (!setting?.active || !view.timeRange) return [];
  const dimension = findComponent(components, setting.componentId);
  if (!dimension || isMeasure(dimension)) return [];
  const { id, timeUnit = "Day", values } = dimension;
  const write = (date: string): string => {
    const unit = parseDate(date)?.unit ?? timeUnit;
    return (
      values.find(({ position }) => String(position) === date)?.label ??
      formatFullDate(date, isFinerTimeUnit(timeUnit, unit) ? unit : timeUnit)
    );
  };
  const { from, to } = view.timeRange;
  return [{ id, label: t("viewer.time-range"), value: `${write(from)} – ${write(to)}` }];
};

/** The series that a reader has switched off, described as filters are. */
export const listHidden = ({
  config,
  components,
  view: { hiddenValues },
  t,
}: Pick<ChartInput, "config" | "components" | "view" | "t">): FilterText[] => {
  if (hiddenValues.length === 0) return [];
  const id = readFields(config).segment?.componentId;
  const segment = components.dimensions.find((dimension) => dimension.id === id);
  const measures = components.measures.filter((measure) => hiddenValues.includes(measure.id));
  const value = segment
    ? nameValues(segment, hiddenValues)
    : measures.map(({ label }) => label).join(", ");
  return [{ id: "hidden", label: t("viewer.hidden"), value }];
};
