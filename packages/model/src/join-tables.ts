import { buildJoinById, type ComponentId } from "./ids.ts";
import {
  type Column,
  type DictionaryColumn,
  findDictionaryColumn,
  MISSING_CODE,
  type ObservationTable,
} from "./observation-table.ts";

/** One table and its own ids of the columns by which it is joined; the same number for every table. */
export type JoinInput = { table: ObservationTable; joinBy: readonly ComponentId[] };

type Dictionary = { values: string[]; labels: string[]; codes: Map<string, number> };

const makeDictionary = (): Dictionary => ({ values: [], labels: [], codes: new Map() });

const addValues = (dictionary: Dictionary, column: DictionaryColumn): Int32Array =>
  Int32Array.from(column.values, (value, code) => {
    const known = dictionary.codes.get(value);
    if (known !== undefined) return known;
    const next = dictionary.values.length;
    dictionary.codes.set(value, next);
    dictionary.values.push(value);
    dictionary.labels.push(column.labels[code] ?? value);
    return next;
  });

/** Row → its codes in the shared dictionaries; undefined for a row without any value to join by. */
type KeyReader = (row: number) => number[] | undefined;

const buildKeyReader = (input: JoinInput, dictionaries: readonly Dictionary[]): KeyReader => {
  const parts = input.joinBy.map((id, index) => {
    const column = findDictionaryColumn(input.table, id);
    const dictionary = dictionaries[index];
    if (!column || !dictionary) return () => MISSING_CODE;
    const shared = addValues(dictionary, column);
    return (row: number) => shared[column.codes[row] ?? MISSING_CODE] ?? MISSING_CODE;
  });
  return (row) => {
    const codes = parts.map((part) => part(row));
    return codes.some((code) => code !== MISSING_CODE) ? codes : undefined;
  };
};

type Group = { codes: number[]; rows: number[][] };

const NO_ROW = -1;

const groupRows = (inputs: readonly JoinInput[], readers: readonly KeyReader[]): Group[] => {
  const groups = new Map<string, Group>();
  inputs.forEach(({ table }, input) => {
    for (let row = 0; row < table.rowCount; row += 1) {
      const codes = readers[input]?.(row);
      if (!codes) continue;
      const key = codes.join(",");
      let group = groups.get(key);
      if (!group) {
        group = { codes, rows: inputs.map(() => []) };
        groups.set(key, group);
      }
      group.rows[input]?.push(row);
    }
  });
  return [...groups.values()];
};

const combine = (group: Group): number[][] =>
  group.rows.reduce<number[][]>(
    (combined, rows) =>
      combined.flatMap((left) => (rows.length > 0 ? rows : [NO_ROW]).map((row) => [...left, row])),
    [[]],
  );

const pickCells = (column: Column, rows: readonly number[]): Column =>
  column.type === "number"
    ? { ...column, values: Float64Array.from(rows, (row) => column.values[row] ?? Number.NaN) }
    : { ...column, codes: Int32Array.from(rows, (row) => column.codes[row] ?? MISSING_CODE) };

/**
 * Full outer join on values (never on labels). The columns `joinBy__n` come first, then every other column of
 * every table; rows with the same key combine with each other; rows without any key are left out; rows stand in
 * the order in which their keys first appear.
 */
export const joinTables = (inputs: readonly JoinInput[]): ObservationTable => {
  const width = Math.max(0, ...inputs.map(({ joinBy }) => joinBy.length));
  const dictionaries = Array.from({ length: width }, makeDictionary);
  const readers = inputs.map((input) => buildKeyReader(input, dictionaries));
  const groups = groupRows(inputs, readers);
  const combined = groups.map(combine);
  const keys = groups.flatMap((group, index) => (combined[index] ?? []).map(() => group.codes));
  const rows = combined.flat();
  const joined = dictionaries.map(({ values, labels }, index): DictionaryColumn => ({
    type: "dictionary",
    id: buildJoinById(index),
    codes: Int32Array.from(keys, (codes) => codes[index] ?? MISSING_CODE),
    values,
    labels,
  }));
  const others = inputs.flatMap(({ table, joinBy }, input) => {
    const own = rows.map((row) => row[input] ?? NO_ROW);
    return table.columns
      .filter(({ id }) => !joinBy.includes(id))
      .map((column) => pickCells(column, own));
  });
  return { rowCount: rows.length, columns: [...joined, ...others] };
};
