import type { HierarchyNode } from "@statelier/model";

/** Every node of the trees, level by level. */
const listBreadthFirst = (nodes: readonly HierarchyNode[]): HierarchyNode[] => {
  const all = [...nodes];
  for (const node of all) all.push(...node.children);
  return all;
};

/** The topmost node that observations carry; among equals the first (HI1). */
export const findTopmostValue = (
  nodes: readonly HierarchyNode[],
  allowed: (value: string) => boolean = () => true,
): string | undefined =>
  listBreadthFirst(nodes).find(({ hasValue, value }) => hasValue && allowed(value))?.value;

/** The values at the ends of the tree; of an artificial root over several hierarchies only the first tree (HI2). */
export const listLeafValues = (nodes: readonly HierarchyNode[]): string[] => {
  const trees = nodes.flatMap((node) => (node.depth === -1 ? node.children.slice(0, 1) : [node]));
  return listBreadthFirst(trees)
    .filter(({ hasValue, children }) => hasValue && children.length === 0)
    .map(({ value }) => value);
};
