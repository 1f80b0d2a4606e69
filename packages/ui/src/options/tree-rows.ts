import type { OptionNode } from "./option-tree.ts";

/** A line of a tree as it stands there; `level` and `place` count from 1. */
export type TreeRow = {
  node: OptionNode;
  level: number;
  place: number;
  siblings: number;
  /** Undefined where nothing is below. */
  isOpen?: boolean;
};

/** The lines of a tree from top to bottom; without `opened` all of it is unfolded. */
export const listTreeRows = (
  nodes: readonly OptionNode[],
  opened?: ReadonlySet<string>,
  level = 1,
): TreeRow[] =>
  nodes.flatMap((node, index) => {
    const row = { node, level, place: index + 1, siblings: nodes.length };
    const { children = [] } = node;
    if (children.length === 0) return [row];
    const isOpen = opened?.has(node.id) ?? true;
    return [{ ...row, isOpen }, ...(isOpen ? listTreeRows(children, opened, level + 1) : [])];
  });
