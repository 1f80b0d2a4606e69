import { buildJoinById, type ComponentId } from "../vocabulary/ids.ts";
import { inSteps, type Pause } from "../bytes/in-steps.ts";
import {
  type Column,
  type DictionaryColumn,
  findDictionaryColumn,
  MISSING_CODE,
  type ObservationTable,
} from "../table/observation-table.ts";
import { groupCodes } from "../table/table-groups.ts";
import { pickCells } from "../table/table-rows.ts";

/** One table and its own ids of the columns by which it is joined; the same number for every table. */
export type JoinInput = { table: ObservationTable; joinBy: readonly ComponentId[] };

/** What is joined, with all rows of every table. */
type Joining = { inputs: readonly JoinInput[]; rowCount: number; pause: Pause };

type Dictionary = { values: string[]; labels: string[]; codes: Map<string, number> };

/** One key of the join for every row of every table, one table after the other. */
type SharedKey = Dictionary & { rows: Int32Array };

/** The code of each value of a column in the dictionary that all tables share. */
const addValues = async (
  dictionary: Dictionary,
  { values, labels }: DictionaryColumn,
  pause: Pause,
): Promise<Int32Array> => {
  const shared = new Int32Array(values.length);
  await inSteps(values.length, pause, (start, end) => {
    for (let code = start; code < end; code += 1) {
      const value = values[code] ?? "";
      const next = dictionary.values.length;
      shared[code] = dictionary.codes.get(value) ?? next;
      if (shared[code] !== next) continue;
      dictionary.codes.set(value, next);
      dictionary.values.push(value);
      dictionary.labels.push(labels[code] ?? value);
    }
  });
  return shared;
};

const shareKey = async (
  { inputs, rowCount, pause }: Joining,
  index: number,
): Promise<SharedKey> => {
  const dictionary: Dictionary = { values: [], labels: [], codes: new Map() };
  const rows = new Int32Array(rowCount).fill(MISSING_CODE);
  let first = 0;
  for (const { table, joinBy } of inputs) {
    const column = findDictionaryColumn(table, joinBy[index] ?? "");
    const shared = column && (await addValues(dictionary, column, pause));
    await inSteps(shared ? table.rowCount : 0, pause, (start, end) => {
      for (let row = start; row < end; row += 1)
        rows[first + row] = shared?.[column?.codes[row] ?? MISSING_CODE] ?? MISSING_CODE;
    });
    first += table.rowCount;
  }
  return { ...dictionary, rows };
};

const NO_ROW = -1;

/** The rows of one table by group: those of group g stand from `starts[g]` to `starts[g + 1]`. */
type Members = { starts: Int32Array; rows: Int32Array };

const collectMembers = async (
  groups: Int32Array,
  groupCount: number,
  pause: Pause,
): Promise<Members> => {
  const starts = new Int32Array(groupCount + 1);
  await inSteps(groups.length, pause, (start, end) => {
    for (let row = start; row < end; row += 1) {
      const group = groups[row] ?? 0;
      starts[group + 1] = (starts[group + 1] ?? 0) + 1;
    }
  });
  for (let group = 1; group <= groupCount; group += 1)
    starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(groups.length);
  await inSteps(groups.length, pause, (start, end) => {
    for (let row = start; row < end; row += 1) {
      const group = groups[row] ?? 0;
      const at = next[group] ?? 0;
      rows[at] = row;
      next[group] = at + 1;
    }
  });
  return { starts, rows };
};

const countMembers = ({ starts }: Members, group: number): number =>
  (starts[group + 1] ?? 0) - (starts[group] ?? 0);

const countRows = (members: readonly Members[], group: number): number =>
  members.reduce((product, each) => product * Math.max(1, countMembers(each, group)), 1);

/** For each row of the result: its group, and the row of every table that it is made of. */
const combine = async (
  members: readonly Members[],
  { groups, rowCount }: { groups: Int32Array; rowCount: number },
  pause: Pause,
) => {
  const groupOfRow = new Int32Array(rowCount);
  const rowsOfTable = members.map(() => new Int32Array(rowCount));
  let at = 0;
  const add = (group: number): void => {
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
  };
  await inSteps(groups.length, pause, (start, end) => {
    for (const group of groups.subarray(start, end)) add(group);
  });
  return { groupOfRow, rowsOfTable };
};

/** Rows that lack a part of their key, by their table: what is missing equals nothing of another table. */
const markPartial = async (
  { inputs, rowCount, pause }: Joining,
  keys: readonly SharedKey[],
): Promise<Int32Array> => {
  const tables = new Int32Array(rowCount).fill(MISSING_CODE);
  let first = 0;
  for (const [index, { table }] of inputs.entries()) {
    for (const { rows } of keys)
      await inSteps(table.rowCount, pause, (start, end) => {
        for (let row = first + start; row < first + end; row += 1)
          if (rows[row] === MISSING_CODE) tables[row] = index;
      });
    first += table.rowCount;
  }
  return tables;
};

const hasKey = (keys: readonly SharedKey[], row: number): boolean =>
  keys.some(({ rows }) => (rows[row] ?? MISSING_CODE) !== MISSING_CODE);

/** The groups with a key, and how many rows they make together. */
const countJoined = async (
  members: readonly Members[],
  { keys, firstRows }: { keys: readonly SharedKey[]; firstRows: Int32Array },
  pause: Pause,
) => {
  const groups = new Int32Array(firstRows.length);
  let [count, rowCount] = [0, 0];
  await inSteps(firstRows.length, pause, (start, end) => {
    for (let group = start; group < end; group += 1) {
      if (!hasKey(keys, firstRows[group] ?? NO_ROW)) continue;
      groups[count] = group;
      count += 1;
      rowCount += countRows(members, group);
    }
  });
  return { groups: groups.subarray(0, count), rowCount };
};

const joinKey = async (
  { rows, values, labels }: SharedKey,
  index: number,
  { groupOfRow, firstRows }: Record<"groupOfRow" | "firstRows", Int32Array>,
  pause: Pause,
): Promise<DictionaryColumn> => {
  const codes = new Int32Array(groupOfRow.length);
  await inSteps(codes.length, pause, (start, end) => {
    for (let row = start; row < end; row += 1)
      codes[row] = rows[firstRows[groupOfRow[row] ?? NO_ROW] ?? NO_ROW] ?? MISSING_CODE;
  });
  return { type: "dictionary", id: buildJoinById(index), codes, values, labels };
};

/** A join before it is made: rows multiply where several of one table share a key, so count them first. */
export type JoinPlan = {
  rowCount: number;
  columnCount: number;
  build: () => Promise<ObservationTable>;
};

/** Keys alone bring nothing: rows of them would only lack what the other tables have. */
const listBringing = (inputs: readonly JoinInput[]): readonly JoinInput[] => {
  const bringing = inputs.filter(({ table, joinBy }) =>
    table.columns.some(({ id }) => !joinBy.includes(id)),
  );
  return bringing.length > 0 ? bringing : inputs;
};

/**
 * Full outer join on values (never on labels) of the tables that have more than their keys. The columns `joinBy__n` come first, then every other column of
 * every table; rows with the same whole key combine with each other, one that lacks a part of it stands alone, one
 * without any key is left out; rows stand in the order in which their keys first appear.
 */
export const planJoin = async (all: readonly JoinInput[], pause: Pause): Promise<JoinPlan> => {
  const inputs = listBringing(all);
  const width = Math.max(0, ...inputs.map(({ joinBy }) => joinBy.length));
  const inputRows = inputs.reduce((count, { table }) => count + table.rowCount, 0);
  const joining: Joining = { inputs, rowCount: inputRows, pause };
  const keys: SharedKey[] = [];
  while (keys.length < width) keys.push(await shareKey(joining, keys.length));
  const coded = keys.map(({ rows, values }) => ({ codes: rows, size: values.length }));
  const partial = { codes: await markPartial(joining, keys), size: inputs.length };
  const { groups, firstRows } = await groupCodes([...coded, partial], inputRows, pause);
  const members: Members[] = [];
  let start = 0;
  for (const { table } of inputs) {
    const own = groups.subarray(start, start + table.rowCount);
    members.push(await collectMembers(own, firstRows.length, pause));
    start += table.rowCount;
  }
  const joined = await countJoined(members, { keys, firstRows }, pause);
  const others = inputs.map(({ table, joinBy }) =>
    table.columns.filter(({ id }) => !joinBy.includes(id)),
  );
  return {
    rowCount: joined.rowCount,
    columnCount: width + others.flat().length,
    build: async () => {
      const { groupOfRow, rowsOfTable } = await combine(members, joined, pause);
      const columns: Column[] = [];
      for (const [index, key] of keys.entries())
        columns.push(await joinKey(key, index, { groupOfRow, firstRows }, pause));
      for (const [input, own] of others.entries())
        for (const column of own) {
          // A turn for others.
          await pause();
          columns.push(pickCells(column, rowsOfTable[input] ?? []));
        }
      return { rowCount: joined.rowCount, columns };
    },
  };
};
