import {
  type Column,
  compactTable,
  type ComponentId,
  type DictionaryColumn,
  findColumn,
  type ObservationTable,
  type SortKey,
  sortTable,
} from "@statelier/model";

import type { ObservationReader, ObservationRows, ReadTable } from "./observation-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";

const isSorted = (values: readonly string[]): boolean =>
  values.every((value, place) => place === 0 || (values[place - 1] ?? "") < value);

const sortDictionary = (column: DictionaryColumn): DictionaryColumn => {
  if (isSorted(column.values)) return { ...column, labels: column.values };
  const order = column.values
    .map((value, code) => ({ value, code }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const places = new Int32Array(order.length);
  order.forEach(({ code }, place) => (places[code] = place));
  const values = order.map(({ value }) => value);
  return {
    ...column,
    codes: column.codes.map((code) => places[code] ?? code),
    values,
    labels: values,
  };
};

const hasTies = (columns: readonly Column[], rowCount: number): boolean => {
  for (let row = 1; row < rowCount; row += 1)
    if (
      columns.every(
        (column) => column.type === "dictionary" && column.codes[row] === column.codes[row - 1],
      )
    )
      return true;
  return false;
};

const toSortKey = ({ id }: Column): SortKey => ({ id, order: "asc", rank: "place" });

/** Rows by the values of their keys, dictionaries by their values: alike however the rows were read. */
export const orderRows = (table: ReadTable, keys: readonly ComponentId[]): ReadTable => {
  const { columns } = compactTable(table);
  const sorted: ObservationTable = {
    rowCount: table.rowCount,
    columns: columns.map((column) =>
      column.type === "dictionary" ? sortDictionary(column) : column,
    ),
  };
  const keyColumns = keys.flatMap((id) => findColumn(sorted, id) ?? []);
  const others = sorted.columns.filter(({ id }) => !keys.includes(id));
  const ordered = sortTable(sorted, keyColumns.map(toSortKey));
  const orderedKeys = keys.flatMap((id) => findColumn(ordered, id) ?? []);
  const unique = hasTies(orderedKeys, ordered.rowCount)
    ? sortTable(sorted, [...keyColumns, ...others].map(toSortKey))
    : ordered;
  return { ...unique, ...(table.unreadable ? { unreadable: table.unreadable } : {}) };
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
      const { rowCount, columns } = orderRows(table, keys);
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
