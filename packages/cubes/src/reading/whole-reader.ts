import { distinctValues, numberBounds, type ObservationTable, selectRows } from "@statelier/model";

import type { CubeModel } from "../sparql/cube-model.ts";
import { findResolvedRows } from "./filter-resolved.ts";
import type { ObservationReader, ObservationRows, ReadRequest } from "./observation-reader.ts";

const readRows = (
  table: ObservationTable,
  { paths, filters, limit }: ReadRequest,
  components: CubeModel["components"],
): ObservationTable => {
  const byId = new Map(table.columns.map((column) => [column.id, column]));
  const columns = paths.flatMap((path) => byId.get(components.get(path)?.id ?? "") ?? []);
  const picked = { rowCount: table.rowCount, columns };
  const isCut = limit !== undefined && limit < table.rowCount;
  const rows = findResolvedRows(table, filters, components, isCut ? { limit } : {});
  return rows ? selectRows(picked, rows) : picked;
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
      const table = readRows(await load(), request, components);
      const query = rows.describe(request.paths);
      return { table, ...(query === undefined ? {} : { query }) };
    },
    distinct: async (path, filters) => {
      const table = await load();
      const rowsLeft = findResolvedRows(table, filters, components);
      return distinctValues(table, components.get(path)?.id ?? "", rowsLeft);
    },
    bounds: async (path) => numberBounds(await load(), components.get(path)?.id ?? ""),
  };
};
