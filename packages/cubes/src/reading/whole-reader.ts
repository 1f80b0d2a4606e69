import { numberBounds, type ObservationTable, selectRows } from "@statelier/model";

import { makePause } from "../turns/next-turn.ts";
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
import type { WholeFile } from "./whole-file.ts";

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
  file: WholeFile;
  /** Called with how many cells of what was read from the source are no numbers. */
  onRead?: (unreadable: number) => void;
  /** Called where the cube could not be read: the count may be what is wrong, and whoever reads again counts again. */
  onFailure: () => void;
};

/** From the disk where it lies there, else from the source. */
const loadTable = async ({ rows, count, file }: WholeReaderInput): Promise<ReadTable> => {
  const kept = await file.read(count);
  if (kept) return kept;
  const table = await rows.loadWhole(count);
  void file.write(table);
  return table;
};

const pause = makePause();
let last = Promise.resolve();

/** Questions that come at once, as one for each dimension, are answered one after the other. */
const takeTurn = (): Promise<void> => (last = last.then(pause));

/** Answers every question from the columns of all rows. */
export const answerFromTable = (
  load: () => Promise<ReadTable>,
  { components }: Pick<ReadableCube, "components">,
  rows: Pick<ObservationRows, "describe">,
): ObservationReader => ({
  read: async (request) => {
    const whole = await load();
    await takeTurn();
    const table = readRows(whole, request, components);
    const query = rows.describe(request);
    const ids = table.columns.map(({ id }) => id);
    const unreadable = sumUnreadable(whole.unreadable, ids);
    return {
      table,
      ...(query === undefined ? {} : { query }),
      ...(unreadable > 0 ? { unreadable } : {}),
    };
  },
  distinct: async (path, filters) => {
    const whole = await load();
    await takeTurn();
    return findResolvedValues(whole, path, filters, components);
  },
  bounds: async (path) => {
    const whole = await load();
    await takeTurn();
    return numberBounds(whole, components.get(path)?.id ?? "");
  },
});

/** Reads the cube once, checks that nothing was cut, and answers every question from its columns. */
export const makeWholeReader = (input: WholeReaderInput): ObservationReader => {
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
    ...answerFromTable(load, input.cube, input.rows),
    prepare: async () => void (await load()),
  };
};
