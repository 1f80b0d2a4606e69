import { listOriginals } from "@statelier/document";
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
  type SingleFilter,
} from "@statelier/model";
import type { OpenChart } from "../published/fetch-table.ts";
import { listReaderDimensions, type ReaderChoices } from "../view-params/view-params.ts";
import { deriveAuthorValue, findAuthorFilter } from "./author-value.ts";

type DataFilters = ReaderChoices["dataFilters"];

/** What readers can choose so that the chart is not empty. */
export type PossibleChoices = {
  /** For each open dimension the values that occur under the filters before it; absent where all of them do. */
  values: Record<ComponentId, string[]>;
  /** The values to show instead of chosen ones that do not occur. */
  corrections: DataFilters;
};

/** The value of each open dimension under the reader's choices, in the order of the filters. */
export const listWantedValues = (
  { config, components }: OpenChart,
  choices: DataFilters,
): { dimension: Dimension; value: string }[] =>
  listReaderDimensions(config, components).map((dimension) => ({
    dimension,
    value: choices[dimension.id] ?? deriveAuthorValue(config, dimension),
  }));

/** The author's selections of several values, within which readers choose. */
export const listAuthorSelections = ({ config, components }: OpenChart): Filters =>
  Object.fromEntries(
    listReaderDimensions(config, components).flatMap((dimension) => {
      const filter = findAuthorFilter(config, dimension);
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

const isShort = ({ values }: Dimension, found: readonly string[]): boolean =>
  found.length < values.length;

/**
 * What can be chosen among rows that hold all that readers can reach (PF1): a wanted value stays where rows have it
 * under the filters before it, the others become the first value that remains; the marker of the most recent value
 * stays.
 */
export const derivePossibleChoices = (
  chart: OpenChart,
  table: ObservationTable,
  choices: DataFilters,
): PossibleChoices => {
  const allowed = filterTable(table, listAuthorSelections(chart));
  if (allowed.rowCount === 0) return { values: {}, corrections: {} };
  const wanted = listWantedValues(chart, choices);
  const singles = Object.fromEntries(
    wanted
      .filter(({ value }) => value !== FIELD_VALUE_NONE)
      .map(({ dimension, value }): [ComponentId, SingleFilter] => [
        dimension.id,
        { type: "single", value },
      ]),
  );
  const rangeKey = makeRangeKey(wanted.map(({ dimension }) => dimension));
  const resolved = resolveMostRecent(allowed, singles, rangeKey) as typeof singles;
  const possible = derivePossibleFilters(allowed, resolved);
  const values: PossibleChoices["values"] = {};
  const corrections: DataFilters = {};
  let rows: Int32Array | undefined;
  for (const { dimension, value } of wanted) {
    const { id } = dimension;
    const found = distinctValues(allowed, id, rows);
    if (isShort(dimension, found)) values[id] = found;
    const filter = possible[id];
    if (!filter) continue;
    rows = findRows(allowed, { [id]: filter }, { within: rows });
    if (value !== MOST_RECENT_VALUE && filter.value !== value) corrections[id] = filter.value;
  }
  return { values, corrections };
};

/** The dataset that knows a dimension, and under which id. */
export const findOwnId = (dimension: Dimension): { cubeIri: string; id: ComponentId } =>
  listOriginals(dimension)[0] ?? { cubeIri: dimension.cubeIri, id: dimension.id };
