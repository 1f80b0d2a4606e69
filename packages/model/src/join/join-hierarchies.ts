import { compareText } from "../formats/compare-text.ts";
import type { ComponentValue, Dimension, HierarchyNode } from "../vocabulary/component.ts";

const OUTSIDE_POSITION = 9999;

/** What has a position before what has none. */
const compareSiblings = (a: HierarchyNode, b: HierarchyNode): number => {
  const [left, right] = [a.position ?? OUTSIDE_POSITION, b.position ?? OUTSIDE_POSITION];
  const byPosition =
    typeof left === "number" && typeof right === "number"
      ? left - right
      : compareText(String(left), String(right));
  return byPosition || compareText(a.label, b.label);
};

const prune = (nodes: readonly HierarchyNode[]): HierarchyNode[] =>
  nodes.flatMap((node) => {
    const children = prune(node.children);
    return node.hasValue || children.length > 0 ? [{ ...node, children }] : [];
  });

const makeNode = (
  { value, label, alternateName, position = OUTSIDE_POSITION, identifier }: ComponentValue,
  dimensionId: string,
): HierarchyNode => ({
  value,
  label,
  ...(alternateName === undefined ? {} : { alternateName }),
  position,
  ...(identifier === undefined ? {} : { identifier }),
  depth: 0,
  dimensionId,
  hasValue: true,
  children: [],
});

/** One tree that others are put into: a node that is there stays where it is, and gets what theirs holds. */
class JoinedTree {
  readonly nodes: HierarchyNode[];
  readonly #places = new Map<string, HierarchyNode>();
  constructor(nodes: readonly HierarchyNode[]) {
    this.nodes = structuredClone([...nodes]);
    const all = [...this.nodes];
    for (const node of all) {
      if (!this.#places.has(node.value)) this.#places.set(node.value, node);
      all.push(...node.children);
    }
  }

  has(value: string): boolean {
    return this.#places.has(value);
  }

  add(node: HierarchyNode, siblings = this.nodes, depth = node.depth): void {
    const known = this.#places.get(node.value);
    const own = known ?? { ...node, depth, children: [] };
    own.hasValue ||= node.hasValue;
    for (const child of node.children) this.add(child, own.children, own.depth + 1);
    if (known) return;
    this.#places.set(own.value, own);
    siblings.push(own);
    siblings.sort(compareSiblings);
  }
}

/**
 * The trees of joined dimensions as one: that of the first, with the nodes of the others below those that both have, and
 * values that are in no tree behind them at the top. Undefined where the first has none: then its values are a list.
 */
export const joinHierarchies = (
  dimensions: readonly Dimension[],
  values: readonly ComponentValue[],
): HierarchyNode[] | undefined => {
  const [first, ...others] = dimensions;
  if (!first?.hierarchy || first.hierarchy.length === 0) return first?.hierarchy;
  const tree = new JoinedTree(first.hierarchy);
  if (values.every(({ value }) => tree.has(value))) return first.hierarchy;
  for (const node of others.flatMap(({ hierarchy = [] }) => hierarchy)) tree.add(node);
  const outside = values
    .filter(({ value }) => !tree.has(value))
    .map((value) => makeNode(value, first.id));
  return [...prune(tree.nodes), ...outside.toSorted(compareSiblings)];
};
