import {
  compareText,
  makeCompareText,
  type Component,
  type ComponentValue,
  type Dimension,
  findDictionaryColumn,
  type HierarchyNode,
  isDimension,
  type ObservationTable,
} from "@statelier/model";
import type { Sorting } from "../schema/fields.ts";

export type SortInput = {
  /** As `byAuto` when absent. */
  sorting?: Sorting | undefined;
  useAbbreviations?: boolean | undefined;
  /** Value → its number: the measure (pie) or the sum at this category. For `byMeasure`. */
  measures?: ReadonlyMap<string, number> | undefined;
  /** Segment value → sum over the segment. For `byTotalSize`. */
  totals?: ReadonlyMap<string, number> | undefined;
  /** Series stand side by side: nothing lies on a baseline. */
  isGrouped?: boolean | undefined;
  /** Nominal values by auto: without hidden codes, and by positions only where they mean something (D64). */
  isNominalByLabel?: boolean | undefined;
};

type Comparator = (a: ComponentValue, b: ComponentValue) => number;

const last = (value: number | undefined): number =>
  value === undefined || Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;

const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a - b);

/** As numbers where both are numbers, else as text, so that ISO dates come in their order (SO1). */
const compareAsNumbers = (a: string, b: string): number => {
  const x = Number(a);
  const y = Number(b);
  if (a.trim() !== "" && b.trim() !== "" && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Depth of each value in the tree; artificial nodes have none. */
const deriveDepths = (nodes: readonly HierarchyNode[] | undefined): Map<string, number> => {
  const depths = new Map<string, number>();
  const level = [...(nodes ?? [])];
  for (const node of level) {
    if (node.depth >= 0 && !depths.has(node.value)) depths.set(node.value, node.depth);
    level.push(...node.children);
  }
  return depths;
};

/** Those without one last. */
const compareGiven = <Value>(
  a: Value | undefined,
  b: Value | undefined,
  compare: (a: Value, b: Value) => number,
): number =>
  a === undefined || b === undefined
    ? (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0)
    : compare(a, b);

const comparePositions = (a: ComponentValue["position"], b: ComponentValue["position"]): number =>
  compareGiven(a, b, (one, other) => compareAsNumbers(String(one), String(other)));

const compareIdentifiers = (a: string | undefined, b: string | undefined): number =>
  compareGiven(a, b, compareText);

const shownLabel = (value: ComponentValue, useAbbreviations: boolean | undefined): string =>
  (useAbbreviations ? value.alternateName : undefined) ?? value.label;

/** So few values may stand in the order of their names or codes by chance. */
const MOST_BY_CHANCE = 5;

/** Positions say nothing where they are all alike, or only repeat the order of names or of codes (D64). */
const meanSomething = (values: readonly ComponentValue[]): boolean => {
  if (new Set(values.map(({ position }) => position)).size < 2) return false;
  if (values.length <= MOST_BY_CHANCE) return true;
  const placed = values.toSorted((a, b) => comparePositions(a.position, b.position));
  const follows = (compare: Comparator): boolean =>
    placed.every((value, index) => index === 0 || compare(placed[index - 1] ?? value, value) <= 0);
  return !(
    follows((a, b) => compareText(a.label, b.label)) ||
    (values.every(({ identifier }) => identifier !== undefined) &&
      follows((a, b) => compareIdentifiers(a.identifier, b.identifier)))
  );
};

const isNominal = ({ kind }: Component): boolean =>
  kind === "NominalDimension" ||
  kind === "GeoShapesDimension" ||
  kind === "GeoCoordinatesDimension";

/** Names that have no order: neither one of their kind nor positions that mean something. */
export const hasNoOrder = (component: Component): boolean =>
  isNominal(component) && !meanSomething(component.values);

const makeAutoComparator = (
  component: Component,
  input: SortInput,
  compareLabels: Comparator,
): Comparator => {
  const depths = deriveDepths(isDimension(component) ? component.hierarchy : undefined);
  const isByLabel = input.isNominalByLabel === true && isNominal(component);
  const hasPositions = !isByLabel || meanSomething(component.values);
  return (a, b) =>
    compareNumbers(last(depths.get(a.value)), last(depths.get(b.value))) ||
    (hasPositions ? comparePositions(a.position, b.position) : 0) ||
    (isByLabel ? 0 : compareIdentifiers(a.identifier, b.identifier)) ||
    compareLabels(a, b);
};

const compareByMap =
  (numbers: ReadonlyMap<string, number> | undefined): Comparator =>
  (a, b) =>
    compareNumbers(last(numbers?.get(a.value)), last(numbers?.get(b.value)));

const hasNumericOrder = (component: Component): boolean =>
  component.isNumerical ||
  component.kind === "TemporalDimension" ||
  component.kind === "NumericalMeasure";

const makeComparator = (component: Component, input: SortInput): Comparator => {
  if (hasNumericOrder(component)) return (a, b) => compareAsNumbers(a.value, b.value);
  const { sorting, useAbbreviations } = input;
  const compare = makeCompareText();
  const compareLabels: Comparator = (a, b) =>
    compare(shownLabel(a, useAbbreviations), shownLabel(b, useAbbreviations));
  switch (sorting?.sortingType) {
    case "byDimensionLabel":
      return compareLabels;
    case "byMeasure":
      return compareByMap(input.measures);
    case "byTotalSize":
      return compareByMap(input.totals);
    case "byAuto":
    case undefined:
      return makeAutoComparator(component, input, compareLabels);
  }
};

/**
 * The values of a component in the order in which a chart shows them (SO1 to SO4). `byTotalSize` ascending
 * puts the largest total of a stack first: the first series stands on top, the smallest at the baseline. A value
 * without the number that is sorted by comes last in both directions.
 */
export const sortValues = <Value extends ComponentValue>(
  component: Component,
  input: SortInput,
  values: readonly Value[],
): Value[] => {
  const compare = makeComparator(component, input);
  const type = hasNumericOrder(component) ? undefined : input.sorting?.sortingType;
  const isFromTop = type === "byTotalSize" && !input.isGrouped;
  const descending = (input.sorting?.sortingOrder === "desc") !== isFromTop;
  const sign = descending ? -1 : 1;
  const numbers =
    type === "byTotalSize" ? input.totals : type === "byMeasure" ? input.measures : undefined;
  const lacks = ({ value }: ComponentValue): number => (numbers && !numbers.has(value) ? 1 : 0);
  return values.toSorted((a, b) => lacks(a) - lacks(b) || sign * compare(a, b));
};

/**
 * The values as lists to choose from and tables show them: position, then name, so that nothing hidden decides;
 * dates and numbers in their own order (SO7).
 */
export const sortNamed = (
  component: Component,
  values: readonly ComponentValue[] = component.values,
): ComponentValue[] => {
  const compare = makeCompareText();
  return values.toSorted((a, b) =>
    hasNumericOrder(component)
      ? compareAsNumbers(a.value, b.value)
      : comparePositions(a.position, b.position) || compare(a.label, b.label),
  );
};

/**
 * The newest value of a dimension: of the rows at hand where they have one, so that it is the one that the other filters
 * leave; else of all that it has; undefined where it has none (MR1).
 */
export const findMostRecentValue = (
  dimension: Dimension,
  table?: ObservationTable,
): string | undefined => {
  const { id, values } = dimension;
  const column = table && findDictionaryColumn(table, id);
  const codes = new Set(column?.codes);
  const found = column?.values.filter((_, code) => codes.has(code));
  const sorted = sortValues(dimension, {}, values);
  return (sorted.findLast(({ value }) => found?.includes(value)) ?? sorted.at(-1))?.value;
};
