import { createHash } from "node:crypto";

import type { ObservationReader, ResolvedFilter, SumRequest } from "./observation-reader.ts";
import type { TableStore } from "./table-store.ts";

const encodeFilters = (filters: readonly ResolvedFilter[]) =>
  filters.map((filter) =>
    filter.type === "values" ? [filter.path, ...[...filter.values].toSorted()] : filter,
  );

/** As long as any other, whatever the filters are. */
const nameSlice = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/**
 * A reader that asks for each slice once while it is kept; `key` names this version of the cube, and `onRead` is called with how
 * many cells of each slice are no numbers.
 */
export const cacheSlices = (
  reader: ObservationReader,
  tables: TableStore,
  key: string,
  onRead: (unreadable: number) => void = () => undefined,
): ObservationReader => {
  const { sums } = reader;
  const bounds = new Map<string, ReturnType<ObservationReader["bounds"]>>();
  return {
    read: (request) => {
      const { paths, filters, limit } = request;
      const name = nameSlice([key, "read", paths, encodeFilters(filters), limit]);
      return tables.keep(name, async () => {
        const answer = await reader.read(request);
        onRead(answer.unreadable ?? 0);
        return answer;
      });
    },
    ...(sums && {
      sums: (request: SumRequest) => {
        const { path, numberPath, filters } = request;
        const name = nameSlice([key, "sums", path, numberPath, encodeFilters(filters)]);
        return tables.keep(name, () => sums(request));
      },
    }),
    distinct: async (path, filters) => {
      const name = nameSlice([key, "distinct", path, encodeFilters(filters)]);
      return [...(await tables.keep(name, () => reader.distinct(path, filters)))];
    },
    bounds: (path) => {
      const known = bounds.get(path) ?? reader.bounds(path);
      bounds.set(path, known);
      known.catch(() => bounds.delete(path));
      return known;
    },
  };
};
