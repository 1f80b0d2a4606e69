import { distinctValues, findColumn, type ObservationTable, selectRows } from "@statelier/model";

import type { CubeModel } from "../sparql/cube-model.ts";
import { filterResolved } from "./filter-resolved.ts";
import type { ObservationReader, ObservationRows, ReadRequest } from "./observation-reader.ts";

const pickColumns = (
  table: ObservationTable,
  request: ReadRequest,
  components: CubeModel["components"],
): ObservationTable => {
  const columns = request.paths.flatMap((path) => {
    const id = components.get(path)?.id;
    const column = id === undefined ? undefined : findColumn(table, id);
    return column ? [column] : [];
  });
  const picked = { rowCount: table.rowCount, columns };
  const { limit = table.rowCount } = request;
  if (limit >= table.rowCount) return picked;
  return selectRows(
    picked,
    Array.from({ length: limit }, (_, row) => row),
  );
};

/** Reads the cube once, checks that nothing was cut, and answers every question from its columns. */
export const makeWholeReader = (
  rows: ObservationRows,
  { components }: Pick<CubeModel, "components">,
  count: number,
): ObservationReader => {
  let whole: Promise<ObservationTable> | undefined;
  const load = (): Promise<ObservationTable> => {
    const loading = (whole ??= rows.loadWhole(count));
    loading.catch(() => (whole = undefined));
    return loading;
  };
  return {
    read: async (request) => {
      const filtered = filterResolved(await load(), request.filters, components);
      const query = rows.describe(request.paths);
      return {
        table: pickColumns(filtered, request, components),
        ...(query === undefined ? {} : { query }),
      };
    },
    distinct: async (path, filters) => {
      const id = components.get(path)?.id ?? "";
      return distinctValues(filterResolved(await load(), filters, components), id);
    },
    bounds: async (path) => {
      const column = findColumn(await load(), components.get(path)?.id ?? "");
      if (!column) return undefined;
      const cells = column.type === "number" ? column.values : column.values.map(Number);
      let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const cell of cells) {
        if (cell < min) min = cell;
        if (cell > max) max = cell;
      }
      return min <= max ? { min, max } : undefined;
    },
  };
};
