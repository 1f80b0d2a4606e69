import {
  canBeNone,
  canOfferSeveral,
  type ChartConfig,
  findFilter,
  findSingleValue,
  findTopmostValue,
  needsOneValue,
} from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE } from "@statelier/model";
import { type FilterChoice, makeChoice } from "./filter-choice.ts";

/** The single value that the author's filter gives a dimension; none where it gives several or all of them. */
export const deriveAuthorValue = (config: ChartConfig, dimension: Dimension): string =>
  findSingleValue(config, dimension) ?? FIELD_VALUE_NONE;

/**
 * What readers find chosen where the author's filter leaves them more than one value: those of the author's
 * `defaultValueOverrides` that can be chosen; where the chart can show one alone, the first of them, or else the
 * topmost or first value that the author leaves. Undefined where nothing is.
 */
export const deriveFirstChoice = (
  config: ChartConfig,
  dimension: Dimension,
): FilterChoice | undefined => {
  const author = findFilter(config, dimension);
  if (author?.type === "single") return undefined;
  const wanted = config.extensions?.defaultValueOverrides?.[dimension.id] ?? [];
  const allowed = dimension.values
    .map(({ value }) => value)
    .filter((value) => author?.type !== "multi" || author.values[value]);
  const values = [wanted].flat().filter((each) => allowed.includes(each));
  if (!needsOneValue(config, dimension))
    return values.length === 0 ? undefined : makeChoice(values);
  const start = author?.type === "range" && allowed.includes(author.from) ? author.from : undefined;
  const top = findTopmostValue(dimension.hierarchy ?? [], (value) => allowed.includes(value));
  return values[0] ?? start ?? top ?? allowed[0];
};

/** Whether readers may choose several values: the document says so, or starts with several, and the chart can show them. */
export const isMultiFilter = (config: ChartConfig, dimension: Dimension): boolean =>
  canOfferSeveral(config, dimension) &&
  (config.extensions?.filterTypes?.[dimension.id] === "multi" ||
    Array.isArray(deriveFirstChoice(config, dimension)));

/** Whether readers can take the filter away, also that of a key where the chart starts with several of its values (FI14). */
export const canBeOff = (config: ChartConfig, dimension: Dimension): boolean =>
  canBeNone(dimension) ||
  (findFilter(config, dimension)?.type !== "single" && !needsOneValue(config, dimension));
