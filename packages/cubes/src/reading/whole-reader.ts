import { createHash } from "node:crypto";

import { numberBounds, type ObservationTable, selectRows } from "@statelier/model";

import { findResolvedRows, findResolvedValues } from "./filter-resolved.ts";
import type {
  ObservationReader,
  ObservationRows,
  ReadRequest,
  ReadTable,
} from "./observation-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";
import type { TableStore } from "./table-store.ts";
import { sumUnreadable } from "./unreadable-cells.ts";

const readRows = (
  table: ObservationTable,
  { paths, filters, limit }: ReadRequest,
  components: ReadableCube["components"],
): ObservationTable => {
  const byId = new Map(table.columns.map((column) => [column.id, column]));
  const columns = paths.flatMap((path) => byId.get(components.get(path)?.id ?? "") ?? []);
  const picked = { rowCount: table.rowCount, columns };
  const isCut = limit !== undefined && limit < table.rowCount;
  const rows = findResolvedRows(table, filters, components, isCut ? { limit } : {});
  return rows ? selectRows(picked, rows) : picked;
};

export type WholeReaderInput = {
  rows: ObservationRows;
  cube: ReadableCube;
  count: number;
  tables: TableStore;
  /** The name of what is read now, among all cubes of all sources. */
  key: string;
  /** The name of this version of the cube on disk, where it can never change. */
  fileKey?: string;
  /** Called with how many cells of what was read from the source are no numbers. */
  onRead?: (unreadable: number) => void;
  /** Called where the cube could not be read: the count may be what is wrong, and whoever reads again counts again. */
  onFailure: () => void;
};

/** Changes when the columns would be read in another way. */
const completeFileKey = (fileKey: string, cube: ReadableCube): string => {
  const columns = [...cube.components.values()].map(({ path, id, kind, isVersioned }) => [
    path,
    id,
    kind,
    isVersioned,
  ]);
  return `${fileKey} ${createHash("sha256").update(JSON.stringify(columns)).digest("hex")}`;
};

/** From the disk where it lies there, else from the source. */
const loadTable = async (input: WholeReaderInput): Promise<ReadTable> => {
  const { rows, cube, count, tables, fileKey } = input;
  const { files } = tables;
  if (!files || fileKey === undefined) return rows.loadWhole(count);
  const name = completeFileKey(fileKey, cube);
  const file = await files.read(name);
  if (file?.table.rowCount === count) {
    await cube.restoreTerms(file.values);
    return file.table;
  }
  const table = await rows.loadWhole(count);
  if (table.unreadable) return table;
  void files.write(name, { table, values: cube.collectTerms(table) });
  return table;
};

/** Reads the cube once, checks that nothing was cut, and answers every question from its columns. */
export const makeWholeReader = (input: WholeReaderInput): ObservationReader => {
  const { components } = input.cube;
  const load = (): Promise<ReadTable> =>
    input.tables.keep(input.key, async () => {
      try {
        const table = await loadTable(input);
        input.onRead?.(sumUnreadable(table.unreadable));
        return table;
      } catch (error) {
        input.onFailure();
        throw error;
      }
    });
  return {
    read: async (request) => {
      const whole = await load();
      const table = readRows(whole, request, components);
      const query = input.rows.describe(request);
      const ids = table.columns.map(({ id }) => id);
      const unreadable = sumUnreadable(whole.unreadable, ids);
      return {
        table,
        ...(query === undefined ? {} : { query }),
        ...(unreadable > 0 ? { unreadable } : {}),
      };
    },
    distinct: async (path, filters) => findResolvedValues(await load(), path, filters, components),
    prepare: async () => void (await load()),
    bounds: async (path) => numberBounds(await load(), components.get(path)?.id ?? ""),
  };
};
