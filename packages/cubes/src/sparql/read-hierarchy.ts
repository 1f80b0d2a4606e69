import type { HierarchyNode, Locale } from "@statelier/model";

import { pickText } from "../search/texts.ts";
import { ATTRIBUTES_BATCH, buildChildrenQuery } from "./build-attributes-query.ts";
import type { CubeModel } from "./cube-model.ts";
import { deriveValue } from "./derive-value.ts";
import type { ShapeComponent, ShapeHierarchy } from "./shape-component.ts";
import type { SparqlClient } from "./sparql-client.ts";
import { isValidIri } from "./sparql-term.ts";
import { compareSiblings } from "./value-order.ts";

/** Children by parent, one map for each level below the roots. */
export type HierarchyEdges = readonly ReadonlyMap<string, readonly string[]>[];

/** Only what leads to a value: a list of all places in the world may stand above a few of them. */
const pruneEdges = (edges: HierarchyEdges, values: ReadonlySet<string>): HierarchyEdges => {
  let below: HierarchyEdges[number] = new Map();
  return edges
    .toReversed()
    .map((level) => {
      const isKept = (node: string): boolean => values.has(node) || below.has(node);
      const kept = [...level].map(
        ([parent, children]) => [parent, children.filter(isKept)] as const,
      );
      return (below = new Map(kept.filter(([, children]) => children.length > 0)));
    })
    .toReversed();
};

/** Reads the levels of a hierarchy from its roots down, as far as they lead to `values`. */
export const fetchHierarchy = async (
  { client, model }: { client: SparqlClient; model: CubeModel },
  hierarchy: ShapeHierarchy,
  values: ReadonlySet<string>,
): Promise<HierarchyEdges> => {
  const edges: Map<string, string[]>[] = [];
  let parents = hierarchy.roots.filter(isValidIri);
  for (const level of hierarchy.levels) {
    if (parents.length === 0 || !isValidIri(level.path)) break;
    const children = new Map<string, string[]>();
    for (let at = 0; at < parents.length; at += ATTRIBUTES_BATCH) {
      const batch = parents.slice(at, at + ATTRIBUTES_BATCH);
      for (const { parent, child } of await client.select(buildChildrenQuery(batch, level)))
        if (parent && child?.type === "iri")
          children.set(parent.value, [...(children.get(parent.value) ?? []), child.value]);
    }
    edges.push(children);
    parents = [...new Set([...children.values()].flat())];
  }
  const pruned = pruneEdges(edges, values);
  const nodes = pruned.flatMap((level) => [...level].flatMap(([node, below]) => [node, ...below]));
  await model.attributes.load([...hierarchy.roots, ...nodes]);
  return pruned;
};

export type HierarchyInput = {
  model: CubeModel;
  component: ShapeComponent;
  hierarchies: readonly { hierarchy: ShapeHierarchy; edges: HierarchyEdges }[];
  /** The values that the tree must hold. */
  values: ReadonlySet<string>;
  locale: Locale;
};

const buildNode = (input: HierarchyInput, value: string, depth: number): HierarchyNode => {
  const { model, component, locale, values } = input;
  const { label, alternateName, position, identifier } = deriveValue(
    model.recall(component.path, value),
    component,
    locale,
    model.attributes.graph,
  );
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
  nodes.toSorted((a, b) => getHeight(b) - getHeight(a) || compareSiblings(a, b));

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
  const trees = input.hierarchies.flatMap(({ hierarchy, edges }) =>
    hierarchy.roots.map((root) => ({
      name: pickText(hierarchy.names, input.locale)?.text ?? root,
      root: buildTree({ input, edges, ancestors: new Set() }, root, 0),
    })),
  );
  const pruned = prune(mergeRoots(input, trees));
  const inside = collectValues(pruned, new Set());
  const outside = [...input.values]
    .filter((value) => !inside.has(value))
    .map((value) => ({ ...buildNode(input, value, 0), position: OUTSIDE_POSITION }));
  return [...sortNodes(pruned), ...outside.toSorted(compareSiblings)];
};
