import type { ObservationReader, ResolvedFilter } from "./observation-reader.ts";
import type { TableStore } from "./table-store.ts";

const encodeFilters = (filters: readonly ResolvedFilter[]) =>
  filters.map((filter) =>
    filter.type === "values" ? [filter.path, ...[...filter.values].toSorted()] : filter,
  );

/** A reader that asks for each slice once while it is kept; `key` names this version of the cube. */
export const cacheSlices = (
  reader: ObservationReader,
  { memory }: TableStore,
  key: string,
): ObservationReader => {
  const queries = new WeakMap<object, string>();
  return {
    read: async (request) => {
      const { paths, filters, limit } = request;
      const name = JSON.stringify([key, "read", paths, encodeFilters(filters), limit]);
      const table = await memory.get(name, async () => {
        const answer = await reader.read(request);
        if (answer.query !== undefined) queries.set(answer.table, answer.query);
        return answer.table;
      });
      const query = queries.get(table);
      return { table, ...(query === undefined ? {} : { query }) };
    },
    distinct: async (path, filters) => {
      const name = JSON.stringify([key, "distinct", path, encodeFilters(filters)]);
      return [...(await memory.get(name, () => reader.distinct(path, filters)))];
    },
    bounds: (path) => reader.bounds(path),
  };
};
