import type { ComponentValue, HierarchyNode, Locale } from "@statelier/model";

import { pickText } from "../../source/texts.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { type HierarchyEdges, pruneEdges, type ReadHierarchy } from "../model/fetch-hierarchy.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";
import { deriveValue } from "./derive-value.ts";
import { compareSiblings } from "./value-order.ts";

export type HierarchyInput = {
  model: CubeModel;
  component: ShapeComponent;
  hierarchies: readonly ReadHierarchy[];
  /** The values that the tree must hold. */
  values: ReadonlyMap<string, ComponentValue>;
  locale: Locale;
};

const buildNode = (input: HierarchyInput, value: string, depth: number): HierarchyNode => {
  const { model, component, locale, values } = input;
  const { label, alternateName, position, identifier } =
    values.get(value) ??
    deriveValue(model.recall(component.path, value), component, locale, model.attributes.graph);
  return {
    value,
    label,
    ...(alternateName === undefined ? {} : { alternateName }),
    ...(position === undefined ? {} : { position }),
    ...(identifier === undefined ? {} : { identifier }),
    depth,
    dimensionId: component.id,
    hasValue: values.has(value),
    children: [],
  };
};

type Walk = { input: HierarchyInput; edges: HierarchyEdges; ancestors: ReadonlySet<string> };

const buildTree = (walk: Walk, value: string, depth: number): HierarchyNode => {
  const { input, edges, ancestors } = walk;
  const below = new Set([...ancestors, value]);
  const children = (edges[depth]?.get(value) ?? [])
    .filter((child) => !below.has(child))
    .map((child) => buildTree({ input, edges, ancestors: below }, child, depth + 1));
  return { ...buildNode(input, value, depth), children: sortNodes(children) };
};

const getHeight = (node: HierarchyNode): number =>
  node.children.reduce((height, child) => Math.max(height, 1 + getHeight(child)), 0);

/** Nodes with deeper trees first, then as siblings. */
const sortNodes = (nodes: readonly HierarchyNode[]): HierarchyNode[] =>
  nodes
    .map((node) => ({ node, height: getHeight(node) }))
    .toSorted((a, b) => b.height - a.height || compareSiblings(a.node, b.node))
    .map(({ node }) => node);

const prune = (nodes: readonly HierarchyNode[]): HierarchyNode[] =>
  nodes.flatMap((node) => {
    const children = prune(node.children);
    return node.hasValue || children.length > 0 ? [{ ...node, children }] : [];
  });

const collectValues = (nodes: readonly HierarchyNode[], into: Set<string>): Set<string> => {
  for (const node of nodes) {
    into.add(node.value);
    collectValues(node.children, into);
  }
  return into;
};

const OUTSIDE_POSITION = 9999;

/** Under a root that several hierarchies share, each hierarchy becomes a node of its own name. */
const mergeRoots = (
  input: HierarchyInput,
  trees: readonly { name: string; root: HierarchyNode }[],
): HierarchyNode[] => {
  const byRoot = Map.groupBy(trees, ({ root }) => root.value);
  return [...byRoot.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length === 1) return first ? [first.root] : [];
    const children = same.map(({ name, root }) => ({
      value: name,
      label: name,
      depth: 0,
      dimensionId: input.component.id,
      hasValue: false,
      children: root.children,
    }));
    return [{ ...first.root, children }];
  });
};

/** The tree of a dimension: pruned to its values, with the values outside of it at the top level. */
export const deriveHierarchy = (input: HierarchyInput): HierarchyNode[] => {
  const values = new Set(input.values.keys());
  const trees = input.hierarchies.flatMap(({ hierarchy, edges }) => {
    const walk = { input, edges: pruneEdges(edges, values), ancestors: new Set<string>() };
    const name = pickText(hierarchy.names, input.locale)?.text;
    return hierarchy.roots.map((root) => ({ name: name ?? root, root: buildTree(walk, root, 0) }));
  });
  const pruned = prune(mergeRoots(input, trees));
  const inside = collectValues(pruned, new Set());
  const outside = [...values]
    .filter((value) => !inside.has(value))
    .map((value) => ({ ...buildNode(input, value, 0), position: OUTSIDE_POSITION }));
  return [...sortNodes(pruned), ...outside.toSorted(compareSiblings)];
};
