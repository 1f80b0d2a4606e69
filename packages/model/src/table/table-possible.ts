import {
  type FilterValue,
  type Filters,
  MOST_RECENT_VALUE,
  type SingleFilter,
} from "../vocabulary/filter.ts";
import type { ComponentId } from "../vocabulary/ids.ts";
import { findDictionaryColumn, type ObservationTable } from "./observation-table.ts";
import { findRows, ownValue, type RangeKey } from "./table-filter.ts";
import { distinctValues } from "./table-values.ts";

const findNewest = (
  values: readonly string[],
  id: ComponentId,
  key: RangeKey,
): string | undefined =>
  values.reduce<string | undefined>(
    (newest, value) => (newest === undefined || key(id, value) > key(id, newest) ? value : newest),
    undefined,
  );

const isMarked = (filter: FilterValue): boolean =>
  (filter.type === "single" && filter.value === MOST_RECENT_VALUE) ||
  (filter.type === "range" && filter.to === MOST_RECENT_VALUE);

const replaceMarker = (filter: FilterValue, newest: string, key: string): FilterValue =>
  filter.type === "range" ? { ...filter, to: key } : { type: "single", value: newest };

/** Each marker becomes the newest value that exists under the other filters, markers in their order (MR1). */
export const resolveMostRecent = (
  table: ObservationTable,
  filters: Filters,
  rangeKey: RangeKey = ownValue,
): Filters => {
  let resolved = filters;
  for (const [id, filter] of Object.entries(filters)) {
    if (!isMarked(filter)) continue;
    const others = Object.fromEntries(
      Object.entries(resolved).filter(([other, value]) => other !== id && !isMarked(value)),
    );
    const rows = findRows(table, others, { rangeKey });
    const newest = findNewest(distinctValues(table, id, rows), id, rangeKey);
    if (newest !== undefined)
      resolved = { ...resolved, [id]: replaceMarker(filter, newest, rangeKey(id, newest)) };
  }
  return resolved;
};

/**
 * Filters that select at least one row: wanted ones are kept in their order where rows have a value of theirs, the
 * others become the first value that remains, in the order of the dimension's list. Empty when the table has no row.
 */
export const derivePossibleFilters = <F extends FilterValue>(
  table: ObservationTable,
  filters: Record<ComponentId, F>,
  listOf: (id: ComponentId) => readonly string[],
): Record<ComponentId, F | SingleFilter> => {
  let rows: Int32Array | undefined;
  const kept: Record<ComponentId, F> = {};
  for (const [id, filter] of Object.entries(filters)) {
    const narrowed = findRows(table, { [id]: filter }, { within: rows });
    if ((narrowed?.length ?? table.rowCount) === 0) continue;
    kept[id] = filter;
    rows = narrowed;
  }
  return Object.fromEntries(
    Object.keys(filters).flatMap((id): [ComponentId, F | SingleFilter][] => {
      const same = kept[id];
      if (same) return [[id, same]];
      const left = new Set(distinctValues(table, id, rows));
      const value = listOf(id).find((each) => left.has(each)) ?? [...left][0];
      if (value === undefined || !findDictionaryColumn(table, id)) return [];
      const filter: SingleFilter = { type: "single", value };
      rows = findRows(table, { [id]: filter }, { within: rows });
      return [[id, filter]];
    }),
  );
};
