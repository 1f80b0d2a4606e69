import {
  type Column,
  type Filters,
  type FilterValue,
  filterTable,
  findColumn,
  type ObservationTable,
} from "@statelier/model";

import type { ShapeComponent } from "../sparql/shape-component.ts";
import type { ResolvedFilter } from "./observation-reader.ts";

/** Applies resolved filters to columns. */
export const filterResolved = (
  table: ObservationTable,
  filters: readonly ResolvedFilter[],
  components: ReadonlyMap<string, ShapeComponent>,
): ObservationTable => {
  const byId: Filters = {};
  for (const filter of filters) {
    const id = components.get(filter.path)?.id;
    if (id === undefined) continue;
    byId[id] = encodeColumnFilter(filter, findColumn(table, id));
  }
  return filterTable(table, byId);
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
