import {
  type Column,
  type ComponentId,
  distinctUnder,
  type Filters,
  type FilterValue,
  findColumn,
  findRows,
  type FindRowsOptions,
  type ObservationTable,
  selectRows,
} from "@statelier/model";

import type { ResolvedFilter } from "./observation-reader.ts";

type Components = ReadonlyMap<string, { id: ComponentId }>;

/** Resolved filters as those of the table's columns. */
const encodeFilters = (
  table: ObservationTable,
  filters: readonly ResolvedFilter[],
  components: Components,
): Filters => {
  const byId: Filters = {};
  for (const filter of filters) {
    const id = components.get(filter.path)?.id;
    if (id === undefined) continue;
    byId[id] = encodeColumnFilter(filter, findColumn(table, id));
  }
  return byId;
};

/** The rows that resolved filters let through; undefined where all are meant. */
export const findResolvedRows = (
  table: ObservationTable,
  filters: readonly ResolvedFilter[],
  components: Components,
  options: Pick<FindRowsOptions, "limit"> = {},
): Int32Array | undefined => findRows(table, encodeFilters(table, filters, components), options);

/** The values of one component that occur in the rows that resolved filters let through. */
export const findResolvedValues = (
  table: ObservationTable,
  path: string,
  filters: readonly ResolvedFilter[],
  components: Components,
): string[] =>
  distinctUnder(table, components.get(path)?.id ?? "", encodeFilters(table, filters, components));

/** Applies resolved filters to columns. */
export const filterResolved = (
  table: ObservationTable,
  filters: readonly ResolvedFilter[],
  components: Components,
): ObservationTable => {
  const rows = findResolvedRows(table, filters, components);
  return rows ? selectRows(table, rows) : table;
};

const encodeColumnFilter = (filter: ResolvedFilter, column: Column | undefined): FilterValue => {
  if (filter.type === "numbers" && column?.type === "number")
    return { type: "range", from: String(filter.from), to: String(filter.to) };
  const values =
    filter.type === "values"
      ? [...filter.values]
      : distinctOf(column).filter(
          (value) => Number(value) >= filter.from && Number(value) <= filter.to,
        );
  return { type: "multi", values: Object.fromEntries(values.map((value) => [value, true])) };
};

const distinctOf = (column: Column | undefined): readonly string[] =>
  column?.type === "dictionary" ? column.values : [];
