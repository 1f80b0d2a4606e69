import {
  type Column,
  type ComponentId,
  type DictionaryColumn,
  inSteps,
  MISSING_CODE,
  type NumberColumn,
  type Pause,
} from "@statelier/model";

import { makePause } from "../turns/next-turn.ts";
import { sortInSteps } from "../turns/sort-in-steps.ts";
import type { ObservationReader, ObservationRows, ReadTable } from "./observation-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";

/** A dictionary column whose values that occur have been put into their order: `places` has that of each code. */
type Ranked = DictionaryColumn & { places: Int32Array; inOrder: readonly string[] };

type RankedColumn = Ranked | NumberColumn;

const placeIn = ({ codes, places, inOrder }: Ranked, row: number): number => {
  const code = codes[row] ?? MISSING_CODE;
  return code === MISSING_CODE ? inOrder.length : (places[code] ?? MISSING_CODE);
};

const rankColumn = async (column: Column, pause: Pause): Promise<RankedColumn> => {
  if (column.type === "number") return column;
  const { codes, values } = column;
  const seen = new Uint8Array(values.length);
  // Few rows have few of very many values.
  const occurring: number[] = [];
  await inSteps(codes.length, pause, (start, end) => {
    for (let row = start; row < end; row += 1) {
      const code = codes[row] ?? MISSING_CODE;
      if (code === MISSING_CODE || seen[code] === 1) continue;
      seen[code] = 1;
      occurring.push(code);
    }
  });
  const found = Int32Array.from(occurring).sort();
  const isBefore = (a: number, b: number): boolean => (values[a] ?? "") < (values[b] ?? "");
  const order = await sortInSteps(found, (a, b) => (isBefore(a, b) ? -1 : 1), pause);
  const places = new Int32Array(values.length);
  const inOrder: string[] = [];
  await inSteps(order.length, pause, (start, end) => {
    for (let place = start; place < end; place += 1) {
      const code = order[place] ?? 0;
      places[code] = place;
      inOrder.push(values[code] ?? "");
    }
  });
  return { ...column, places, inOrder };
};

/** One stable pass of a counting sort; missing cells come last. */
const sortBy = async (rows: Int32Array, column: Ranked, pause: Pause): Promise<Int32Array> => {
  const starts = new Int32Array(column.inOrder.length + 2);
  const places = new Int32Array(rows.length);
  await inSteps(rows.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) {
      const place = placeIn(column, rows[at] ?? 0);
      places[at] = place;
      starts[place + 1] = (starts[place + 1] ?? 0) + 1;
    }
  });
  for (let place = 1; place < starts.length; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  const sorted = new Int32Array(rows.length);
  await inSteps(rows.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) {
      const place = places[at] ?? 0;
      const target = starts[place] ?? 0;
      sorted[target] = rows[at] ?? 0;
      starts[place] = target + 1;
    }
  });
  return sorted;
};

/** Missing numbers come last. */
const compareNumbers = (a = Number.NaN, b = Number.NaN): number => {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a - b;
};

const compareCells = (column: RankedColumn, a: number, b: number): number =>
  column.type === "number"
    ? compareNumbers(column.values[a], column.values[b])
    : placeIn(column, a) - placeIn(column, b);

const compareRows =
  (columns: readonly RankedColumn[]) =>
  (a: number, b: number): number => {
    for (const column of columns) {
      const difference = compareCells(column, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };

/** Whether two rows beside each other are not told apart by these columns. */
const hasTies = async (
  rows: Int32Array,
  columns: readonly RankedColumn[],
  pause: Pause,
): Promise<boolean> => {
  const compare = compareRows(columns);
  let isFound = false;
  await inSteps(rows.length, pause, (start, end) => {
    for (let at = Math.max(1, start); at < end && !isFound; at += 1)
      isFound = compare(rows[at - 1] ?? 0, rows[at] ?? 0) === 0;
  });
  return isFound;
};

/** The rows by their keys, and those with one key by all else that they say. */
const sortRows = async (
  rowCount: number,
  { keys, others }: { keys: readonly RankedColumn[]; others: readonly RankedColumn[] },
  pause: Pause,
): Promise<Int32Array> => {
  let rows: Int32Array = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) rows[row] = row;
  for (const column of keys.toReversed())
    if (column.type === "dictionary") rows = await sortBy(rows, column, pause);
  const hasNumbers = keys.some(({ type }) => type === "number");
  return hasNumbers || (await hasTies(rows, keys, pause))
    ? sortInSteps(rows, compareRows([...keys, ...others]), pause)
    : rows;
};

const pickCells = async (column: RankedColumn, rows: Int32Array, pause: Pause): Promise<Column> => {
  const { id } = column;
  if (column.type === "number") {
    const values = new Float64Array(rows.length);
    await inSteps(rows.length, pause, (start, end) => {
      for (let at = start; at < end; at += 1) values[at] = column.values[rows[at] ?? 0] ?? 0;
    });
    return { type: "number", id, values };
  }
  const { inOrder: values } = column;
  const codes = new Int32Array(rows.length);
  await inSteps(rows.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) {
      const place = placeIn(column, rows[at] ?? 0);
      codes[at] = place === values.length ? MISSING_CODE : place;
    }
  });
  return { type: "dictionary", id, codes, values, labels: values };
};

/** Rows by the values of their keys, dictionaries by their values: alike however the rows were read. */
export const orderRows = async (
  { rowCount, columns, unreadable }: ReadTable,
  keys: readonly ComponentId[],
  pause = makePause(),
): Promise<ReadTable> => {
  const ranked: RankedColumn[] = [];
  for (const column of columns) ranked.push(await rankColumn(column, pause));
  const keyColumns = keys.flatMap((key) => ranked.find(({ id }) => id === key) ?? []);
  const others = ranked.filter(({ id }) => !keys.includes(id));
  const rows = await sortRows(rowCount, { keys: keyColumns, others }, pause);
  const ordered: Column[] = [];
  for (const column of ranked) ordered.push(await pickCells(column, rows, pause));
  return { rowCount, columns: ordered, ...(unreadable ? { unreadable } : {}) };
};

/** The paths of the components that name a row: the key dimensions, where there are any. */
export const listKeyPaths = ({ components }: ReadableCube): string[] => {
  const keys = [...components.values()].filter(({ isKeyDimension }) => isKeyDimension);
  const all = keys.length > 0 ? keys : [...components.values()];
  return all.map(({ path }) => path);
};

/** Slices whose rows come in the order of their keys, whichever columns are asked for. */
export const orderSlices = (
  rows: Pick<ObservationRows, "slices" | "describe">,
  cube: ReadableCube,
): ObservationReader => {
  const { slices } = rows;
  const keyPaths = listKeyPaths(cube);
  const keys = keyPaths.flatMap((path) => cube.components.get(path)?.id ?? []);
  return {
    ...slices,
    read: async (request) => {
      const paths = [...new Set([...request.paths, ...keyPaths])];
      const { table, ...answer } = await slices.read({ ...request, paths });
      const { rowCount, columns } = await orderRows(table, keys);
      const asked = new Set(request.paths.map((path) => cube.components.get(path)?.id));
      const query = rows.describe(request);
      return {
        ...answer,
        ...(query === undefined ? {} : { query }),
        table: { rowCount, columns: columns.filter(({ id }) => asked.has(id)) },
      };
    },
  };
};
