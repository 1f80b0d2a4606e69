import { type Dimension, type HierarchyNode, nameValue } from "@statelier/model";
import { sortNamed } from "@statelier/document";
import type { OptionNode } from "@statelier/ui/plain";

const buildNode = (
  { value, label, hasValue, children }: HierarchyNode,
  allowed: (value: string) => boolean,
): OptionNode[] => {
  const below = children.flatMap((child) => buildNode(child, allowed));
  const isSelectable = hasValue && allowed(value);
  if (!isSelectable && below.length === 0) return [];
  return [{ id: value, label, isSelectable, ...(below.length > 0 ? { children: below } : {}) }];
};

/** The values of a dimension to choose from: its tree where it has one, else its list; only those that are `allowed`. */
export const buildOptionNodes = (
  dimension: Dimension,
  allowed: (value: string) => boolean = () => true,
): OptionNode[] => {
  const tree = (dimension.hierarchy ?? []).flatMap((node) =>
    node.depth < 0 ? node.children : [node],
  );
  if (tree.length > 0) return tree.flatMap((node) => buildNode(node, allowed));
  return sortNamed(dimension)
    .filter(({ value }) => allowed(value))
    .map((each) => ({ id: each.value, label: nameValue(dimension, each) }));
};
