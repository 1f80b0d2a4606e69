import { makeAnswerFirstReader } from "./answer-first.ts";
import { cacheSlices } from "./cached-slices.ts";
import type { ObservationReader, ObservationRows } from "./observation-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";
import { listKeyPaths, orderSlices } from "./row-order.ts";
import type { TableStore } from "./table-store.ts";
import { sumUnreadable } from "./unreadable-cells.ts";
import { WholeFile } from "./whole-file.ts";
import { WholeRead } from "./whole-read.ts";
import { makeWholeReader } from "./whole-reader.ts";

/** When all rows of a larger cube are read: never, while its slices answer, or before the first answer. */
type ReadWhole = "never" | "background" | "first";

export type ReadLimits = {
  /** Cubes up to this number of observations may be read once and kept as columns; 0 keeps none. */
  wholeCubeRows: number;
  /** Those up to this number are, before the first answer; larger ones answer by slices at once. */
  smallCubeRows: number;
  readWhole: ReadWhole;
};

export type OpenReaderInput = {
  rows: ObservationRows;
  cube: ReadableCube;
  limits: ReadLimits;
  tables: TableStore;
  /** The name of what is read now, among all cubes of all sources. */
  key: string;
  /** The name of this version of the cube on disk, where it can never change. */
  fileKey: string | undefined;
  /** Called with how many cells of what was read are no numbers. */
  onSlice: (unreadable: number) => void;
  onWhole: (unreadable: number) => void;
  /** Called where a cube could not be read at once: its count may be what is wrong. */
  onFailure: () => void;
};

/** All that is read of a larger cube in the background takes no more than this part of the memory for columns. */
const MOST_OF_MEMORY = 0.5;
const BYTES_OF_CELL = 8;

const openLarger = (input: OpenReaderInput, file: WholeFile): ObservationReader => {
  const { rows, cube, limits, tables, key, fileKey, onSlice, onWhole } = input;
  const ordered = orderSlices(rows, cube);
  const slices = cacheSlices(ordered, tables, key, onSlice);
  if (limits.readWhole === "never" || limits.wholeCubeRows === 0 || fileKey === undefined)
    return slices;
  const keys = listKeyPaths(cube).flatMap((path) => cube.components.get(path)?.id ?? []);
  const whole = new WholeRead({
    rows,
    keys,
    queue: tables.background,
    mostRows: limits.wholeCubeRows,
    mostBytes: tables.statistics.maxBytes * MOST_OF_MEMORY,
    bytesOfRow: cube.components.size * BYTES_OF_CELL,
    recall: async (total) => {
      const table = file.exists ? await file.read(total) : undefined;
      return table && tables.keep(key, () => Promise.resolve(table));
    },
    keep: async (table) => {
      await tables.keep(key, () => Promise.resolve(table));
      onWhole(sumUnreadable(table.unreadable));
      void file.write(table);
    },
  });
  const largeSlice = limits.smallCubeRows;
  return makeAnswerFirstReader({ rows, cube, slices, keys, tables, key, whole, largeSlice });
};

/** Who answers questions about a cube: its columns where it is small or lies on the disk, else slices at first. */
export const openReader = async (input: OpenReaderInput): Promise<ObservationReader> => {
  const { rows, cube, limits, tables, key, fileKey, onWhole, onFailure } = input;
  const { wholeCubeRows, smallCubeRows, readWhole } = limits;
  const file = new WholeFile(tables, cube, fileKey);
  const isLasting = file.exists || readWhole === "first";
  const most = isLasting ? wholeCubeRows : Math.min(wholeCubeRows, smallCubeRows);
  const count = most === 0 ? Number.POSITIVE_INFINITY : await rows.count(most);
  return count <= most
    ? makeWholeReader({ rows, cube, count, tables, key, file, onFailure, onRead: onWhole })
    : openLarger(input, file);
};
