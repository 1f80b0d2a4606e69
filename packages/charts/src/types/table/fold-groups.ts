import type { TableScene, TableSceneGroup } from "../../scene/scene.ts";

export type FoldableGroup = TableSceneGroup & {
  /** The values of the group and of those above it: the same on every page. */
  key: string;
  /** The row after its last one. */
  end: number;
};

type Grouped = Pick<TableScene, "groups"> & { rows: readonly unknown[] };

/** The groups of a page with the rows that stand under each. */
export const listFoldable = ({ groups, rows }: Grouped): FoldableGroup[] => {
  const above: string[] = [];
  const open: FoldableGroup[] = [];
  return groups.map((group) => {
    const { level, cell, before } = group;
    above.splice(level, above.length, String(cell.value));
    for (const ended of open.splice(level)) ended.end = before;
    const foldable = { ...group, key: JSON.stringify(above), end: rows.length };
    open.push(foldable);
    return foldable;
  });
};

/** What is not shown while groups are folded: their rows, and the heads of the groups under them. */
export const findHidden = (
  groups: readonly FoldableGroup[],
  folded: ReadonlySet<string>,
): { isRowHidden: (row: number) => boolean; isHeadHidden: (group: FoldableGroup) => boolean } => {
  const closed = groups.filter(({ key }) => folded.has(key));
  return {
    isRowHidden: (row) => closed.some(({ before, end }) => before <= row && row < end),
    isHeadHidden: ({ before, level }) =>
      closed.some((each) => each.level < level && each.before <= before && before < each.end),
  };
};
