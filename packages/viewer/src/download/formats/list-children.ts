import type { HierarchyNode } from "@statelier/model";

/** Category → the categories below it, of those that the file has; a level that it lacks is left out. */
export const listChildren = (
  nodes: readonly HierarchyNode[],
  nameOf: (value: string) => string | undefined,
): Record<string, string[]> => {
  const children = new Map<string, Set<string>>();
  const visit = (node: HierarchyNode, parent: string | undefined): void => {
    const own = nameOf(node.value);
    if (own !== undefined && parent !== undefined && own !== parent) {
      const siblings = children.get(parent) ?? new Set();
      children.set(parent, siblings.add(own));
    }
    for (const child of node.children) visit(child, own ?? parent);
  };
  for (const node of nodes) visit(node, undefined);
  return Object.fromEntries([...children].map(([parent, names]) => [parent, [...names]]));
};
