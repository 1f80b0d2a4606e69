import {
  type Dimension,
  FIELD_VALUE_NONE,
  type FilterValue,
  kindTraits,
  MOST_RECENT_VALUE,
} from "@statelier/model";

/** "No filter" is offered where observations need no value: not on key dimensions (FI14). */
export const canBeNone = ({ isKeyDimension }: Pick<Dimension, "isKeyDimension">): boolean =>
  !isKeyDimension;

/** A single filter is on a value of its dimension, on the newest one of a time, or on none where that may be (FI12). */
export const canFilterBy = (dimension: Dimension, value: string): boolean => {
  if (value === FIELD_VALUE_NONE) return canBeNone(dimension);
  if (value === MOST_RECENT_VALUE) return kindTraits(dimension).isTemporal;
  return dimension.values.length === 0 || dimension.values.some((each) => each.value === value);
};

type FilterWarning = "unmapped-not-single" | "several-times";

/** What a chart's filters are warned of: one that no field shows and that is not of one value; more than one on time (FI15). */
export const listFilterWarnings = (
  filters: Readonly<Record<string, FilterValue>>,
  { dimensions, mapped }: { dimensions: readonly Dimension[]; mapped: readonly string[] },
): FilterWarning[] => {
  const unmapped = Object.entries(filters).filter(([id]) => !mapped.includes(id));
  const times = listTemporalFilters(filters, dimensions);
  return [
    ...(unmapped.some(([, { type }]) => type !== "single") ? ["unmapped-not-single" as const] : []),
    ...(times.length > 1 ? ["several-times" as const] : []),
  ];
};

const listTemporalFilters = (
  filters: Readonly<Record<string, FilterValue>>,
  dimensions: readonly Dimension[],
): string[] =>
  Object.keys(filters).filter((id) => {
    const dimension = dimensions.find((each) => each.id === id);
    return dimension !== undefined && kindTraits(dimension).isTemporal;
  });

/** Of several filters on time the first counts (FI15). */
export const findTemporalFilter = (
  filters: Readonly<Record<string, FilterValue>>,
  dimensions: readonly Dimension[],
): string | undefined => listTemporalFilters(filters, dimensions)[0];
