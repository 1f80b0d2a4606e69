import { buildJoinById, type ComponentId } from "../vocabulary/ids.ts";
import {
  type DictionaryColumn,
  findDictionaryColumn,
  MISSING_CODE,
  type ObservationTable,
} from "../table/observation-table.ts";
import { groupCodes } from "../table/table-groups.ts";
import { pickCells } from "../table/table-rows.ts";

/** One table and its own ids of the columns by which it is joined; the same number for every table. */
export type JoinInput = { table: ObservationTable; joinBy: readonly ComponentId[] };

type Dictionary = { values: string[]; labels: string[]; codes: Map<string, number> };

/** One key of the join for every row of every table, one table after the other. */
type SharedKey = Dictionary & { rows: Int32Array };

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

const shareKey = (inputs: readonly JoinInput[], index: number, rowCount: number): SharedKey => {
  const dictionary: Dictionary = { values: [], labels: [], codes: new Map() };
  const rows = new Int32Array(rowCount).fill(MISSING_CODE);
  let start = 0;
  for (const { table, joinBy } of inputs) {
    const column = findDictionaryColumn(table, joinBy[index] ?? "");
    if (column) {
      const shared = addValues(dictionary, column);
      for (let row = 0; row < table.rowCount; row += 1)
        rows[start + row] = shared[column.codes[row] ?? MISSING_CODE] ?? MISSING_CODE;
    }
    start += table.rowCount;
  }
  return { ...dictionary, rows };
};

const NO_ROW = -1;

/** The rows of one table by group: those of group g stand from `starts[g]` to `starts[g + 1]`. */
type Members = { starts: Int32Array; rows: Int32Array };

const collectMembers = (groups: Int32Array, groupCount: number): Members => {
  const starts = new Int32Array(groupCount + 1);
  for (const group of groups) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  for (let group = 1; group <= groupCount; group += 1)
    starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(groups.length);
  groups.forEach((group, row) => {
    const at = next[group] ?? 0;
    rows[at] = row;
    next[group] = at + 1;
  });
  return { starts, rows };
};

const countMembers = ({ starts }: Members, group: number): number =>
  (starts[group + 1] ?? 0) - (starts[group] ?? 0);

const countRows = (members: readonly Members[], group: number): number =>
  members.reduce((product, each) => product * Math.max(1, countMembers(each, group)), 1);

/** For each row of the result: its group, and the row of every table that it is made of. */
const combine = (members: readonly Members[], groups: readonly number[], rowCount: number) => {
  const groupOfRow = new Int32Array(rowCount);
  const rowsOfTable = members.map(() => new Int32Array(rowCount));
  let at = 0;
  for (const group of groups) {
    const size = countRows(members, group);
    let repeats = size;
    groupOfRow.fill(group, at, at + size);
    members.forEach((each, input) => {
      const count = Math.max(1, countMembers(each, group));
      repeats /= count;
      const start = each.starts[group] ?? 0;
      const isAbsent = countMembers(each, group) === 0;
      const rows = rowsOfTable[input] ?? new Int32Array();
      for (let row = 0; row < size; row += 1)
        rows[at + row] = isAbsent
          ? NO_ROW
          : (each.rows[start + (Math.floor(row / repeats) % count)] ?? NO_ROW);
    });
    at += size;
  }
  return { groupOfRow, rowsOfTable };
};

/** Rows that lack a part of their key, by their table: what is missing equals nothing of another table. */
const markPartial = (inputs: readonly JoinInput[], keys: readonly SharedKey[]): Int32Array => {
  const tables = new Int32Array(inputs.reduce((count, { table }) => count + table.rowCount, 0));
  let start = 0;
  for (const [index, { table }] of inputs.entries()) {
    tables.fill(index, start, start + table.rowCount);
    start += table.rowCount;
  }
  return tables.map((table, row) =>
    keys.some(({ rows }) => rows[row] === MISSING_CODE) ? table : MISSING_CODE,
  );
};

const hasKey = (keys: readonly SharedKey[], row: number): boolean =>
  keys.some(({ rows }) => (rows[row] ?? MISSING_CODE) !== MISSING_CODE);

/** A join before it is made: rows multiply where several of one table share a key, so count them first. */
export type JoinPlan = { rowCount: number; columnCount: number; build: () => ObservationTable };

/**
 * Full outer join on values (never on labels). The columns `joinBy__n` come first, then every other column of
 * every table; rows with the same whole key combine with each other, one that lacks a part of it stands alone, one
 * without any key is left out; rows stand in the order in which their keys first appear.
 */
export const planJoin = (inputs: readonly JoinInput[]): JoinPlan => {
  const width = Math.max(0, ...inputs.map(({ joinBy }) => joinBy.length));
  const inputRows = inputs.reduce((count, { table }) => count + table.rowCount, 0);
  const keys = Array.from({ length: width }, (_, index) => shareKey(inputs, index, inputRows));
  const { groups, firstRows } = groupCodes(
    [
      ...keys.map(({ rows, values }) => ({ codes: rows, size: values.length })),
      { codes: markPartial(inputs, keys), size: inputs.length },
    ],
    inputRows,
  );
  let start = 0;
  const members = inputs.map(({ table: { rowCount: size } }) => {
    start += size;
    return collectMembers(groups.subarray(start - size, start), firstRows.length);
  });
  const keyed = [...firstRows.keys()].filter((group) => hasKey(keys, firstRows[group] ?? NO_ROW));
  const rowCount = keyed.reduce((count, group) => count + countRows(members, group), 0);
  const others = inputs.map(({ table, joinBy }) =>
    table.columns.filter(({ id }) => !joinBy.includes(id)),
  );
  return {
    rowCount,
    columnCount: width + others.flat().length,
    build: () => {
      const { groupOfRow, rowsOfTable } = combine(members, keyed, rowCount);
      const joined = keys.map(({ rows, values, labels }, index): DictionaryColumn => ({
        type: "dictionary",
        id: buildJoinById(index),
        codes: groupOfRow.map((group) => rows[firstRows[group] ?? -1] ?? MISSING_CODE),
        values,
        labels,
      }));
      const picked = others.flatMap((columns, input) =>
        columns.map((column) => pickCells(column, rowsOfTable[input] ?? [])),
      );
      return { rowCount, columns: [...joined, ...picked] };
    },
  };
};
