import type { TableCell, TableSceneGroup } from "../../scene/scene.ts";

type GroupColumn = { label: string; read: (row: number) => TableCell };

/** A head before each row at which a group begins; the first row of a page repeats the heads that it stands under. */
export const groupRows = (
  rows: readonly number[],
  columns: readonly GroupColumn[],
): TableSceneGroup[] => {
  let above: (TableCell["value"] | undefined)[] = [];
  return rows.flatMap((row, before) => {
    const cells = columns.map(({ read }) => read(row));
    const first = cells.findIndex(({ value }, level) => value !== above[level]);
    above = cells.map(({ value }) => value);
    if (first < 0) return [];
    return cells.slice(first).map((cell, index) => ({
      before,
      level: first + index,
      label: columns[first + index]?.label ?? "",
      cell,
    }));
  });
};

type Reader = { readValue: (row: number) => TableCell["value"] };

/** Rows of one group stand together, in the order that they have; groups in that of their first rows. */
export const gatherGroups = (
  rows: readonly number[],
  [column, ...inner]: readonly Reader[],
): readonly number[] => {
  if (!column) return rows;
  const groups = new Map<TableCell["value"], number[]>();
  for (const row of rows) {
    const value = column.readValue(row);
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  return [...groups.values()].flatMap((group) => gatherGroups(group, inner));
};
