import {
  type ComponentId,
  derivePossibleFilters,
  type Dimension,
  distinctValues,
  FIELD_VALUE_NONE,
  type Filters,
  filterTable,
  findRows,
  MOST_RECENT_VALUE,
  type ObservationTable,
  type RangeKey,
  resolveMostRecent,
} from "@statelier/model";
import { type ChartContext, findFilter } from "@statelier/document";
import { listReaderDimensions } from "./reader-dimensions.ts";
import type { ReaderChoices } from "./reader-choices.ts";
import { deriveAuthorValue } from "./author-value.ts";
import {
  type FilterChoice,
  isSameChoice,
  listChosen,
  makeChoice,
  toFilter,
} from "./filter-choice.ts";

type DataFilters = ReaderChoices["dataFilters"];

/** What readers can choose so that the chart is not empty. */
export type PossibleChoices = {
  /** For each open dimension the values that occur under the filters before it; absent where all of them do. */
  values: Record<ComponentId, string[]>;
  /** The values to show instead of chosen ones that do not occur. */
  corrections: DataFilters;
};

/** What is chosen of each open dimension under the reader's choices, in the order of the filters. */
export const listWantedValues = (
  chart: ChartContext,
  choices: DataFilters,
): { dimension: Dimension; choice: FilterChoice }[] =>
  listReaderDimensions(chart).map((dimension) => ({
    dimension,
    choice: choices[dimension.id] ?? deriveAuthorValue(chart.config, dimension),
  }));

/** The author's selections of several values, within which readers choose. */
export const listAuthorSelections = (chart: ChartContext): Filters =>
  Object.fromEntries(
    listReaderDimensions(chart).flatMap((dimension) => {
      const filter = findFilter(chart.config, dimension);
      return filter?.type === "multi" ? [[dimension.id, filter] as const] : [];
    }),
  );

/** Newer values stand later in the list of a dimension. */
const makeRangeKey =
  (dimensions: readonly Dimension[]): RangeKey =>
  (id, value) => {
    const values = dimensions.find((dimension) => dimension.id === id)?.values ?? [];
    return String(values.findIndex((each) => each.value === value)).padStart(9, "0");
  };

/**
 * Filters that follow the most recent value, with the newest that these rows have under the others. A range stays: its
 * begin and end are compared by the source.
 */
export const nameNewest = (
  { components }: Pick<ChartContext, "components">,
  table: ObservationTable,
  filters: Filters,
): Filters => {
  const resolved = resolveMostRecent(table, filters, makeRangeKey(components.dimensions));
  return Object.fromEntries(
    Object.entries(filters).map(([id, filter]) => {
      const named = resolved[id];
      return [id, filter.type === "single" && named ? named : filter];
    }),
  );
};

const isShort = ({ values }: Dimension, found: readonly string[]): boolean =>
  found.length < values.length;

/** What stays of a choice: of several values those that occur, of none the first one that does. */
export const narrowChoice = (choice: FilterChoice, found: readonly string[]): FilterChoice => {
  const [first] = found;
  if (first === undefined || choice === FIELD_VALUE_NONE || choice === MOST_RECENT_VALUE)
    return choice;
  const left = listChosen(choice).filter((value) => found.includes(value));
  return makeChoice(left.length > 0 ? left : [first]);
};

/**
 * What can be chosen among rows that hold all that readers can reach (PF1): wanted values stay where rows have them
 * under the filters before them; where none is left, the first value that remains takes their place; the marker of
 * the most recent value stays.
 */
export const derivePossibleChoices = (
  chart: ChartContext,
  table: ObservationTable,
  choices: DataFilters,
): PossibleChoices => {
  const allowed = filterTable(table, listAuthorSelections(chart));
  if (allowed.rowCount === 0) return { values: {}, corrections: {} };
  const wanted = listWantedValues(chart, choices);
  const filters = Object.fromEntries(
    wanted
      .filter(({ choice }) => choice !== FIELD_VALUE_NONE)
      .map(({ dimension, choice }) => [dimension.id, toFilter(choice)] as const),
  );
  const rangeKey = makeRangeKey(wanted.map(({ dimension }) => dimension));
  const listOf = (id: ComponentId): string[] =>
    wanted
      .find(({ dimension }) => dimension.id === id)
      ?.dimension.values.map((each) => each.value) ?? [];
  const resolved = resolveMostRecent(allowed, filters, rangeKey);
  const possible = derivePossibleFilters(allowed, resolved, listOf);
  const values: PossibleChoices["values"] = {};
  const corrections: DataFilters = {};
  let rows: Int32Array | undefined;
  for (const { dimension, choice } of wanted) {
    const { id } = dimension;
    const found = distinctValues(allowed, id, rows);
    if (isShort(dimension, found)) values[id] = found;
    const filter = possible[id];
    if (!filter) continue;
    rows = findRows(allowed, { [id]: filter }, { within: rows });
    const left = filter.type === "single" ? filter.value : narrowChoice(choice, found);
    if (choice !== MOST_RECENT_VALUE && !isSameChoice(left, choice)) corrections[id] = left;
  }
  return { values, corrections };
};
