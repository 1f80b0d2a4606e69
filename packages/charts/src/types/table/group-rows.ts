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
