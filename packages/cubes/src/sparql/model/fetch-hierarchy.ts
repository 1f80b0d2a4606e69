import { isValidIri } from "../../rdf/is-valid-iri.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import type { ShapeHierarchy } from "../parsing/shape-component.ts";
import { ATTRIBUTES_BATCH, buildChildrenQuery } from "../queries/build-attributes-query.ts";
import type { AttributeStore } from "./attribute-store.ts";

/** Children by parent, one map for each level below the roots. */
export type HierarchyEdges = readonly ReadonlyMap<string, readonly string[]>[];

export type ReadHierarchy = {
  hierarchy: ShapeHierarchy;
  edges: HierarchyEdges;
  /** Whether nodes stand below the first of their parents only, for there would be too many. */
  isReduced: boolean;
};

/** Nodes of the tree of a hierarchy where some have several parents: each stands below each of them. */
export const MOST_NODES = 100_000;

const countNodes = (edges: HierarchyEdges, roots: readonly string[]): number => {
  let below = new Map<string, number>();
  for (const level of edges.toReversed()) {
    const sizeOf = (node: string): number => below.get(node) ?? 1;
    below = new Map(
      [...level].map(([parent, children]) => [
        parent,
        children.reduce((sum, child) => sum + sizeOf(child), 1),
      ]),
    );
  }
  return roots.reduce((sum, root) => sum + (below.get(root) ?? 1), 0);
};

/** The first by IRI, for stores answer in any order. */
const keepFirstParents = (edges: HierarchyEdges): HierarchyEdges =>
  edges.map((level) => {
    const placed = new Set<string>();
    const parents = [...level].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return new Map(
      parents.map(([parent, children]) => {
        const kept = children.filter((child) => !placed.has(child));
        for (const child of kept) placed.add(child);
        return [parent, kept];
      }),
    );
  });

/** Only what leads to a value: a list of all places in the world may stand above a few of them. */
export const pruneEdges = (edges: HierarchyEdges, values: ReadonlySet<string>): HierarchyEdges => {
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
  { client, attributes }: { client: SparqlClient; attributes: AttributeStore },
  hierarchy: ShapeHierarchy,
  values: ReadonlySet<string>,
): Promise<ReadHierarchy> => {
  const edges: Map<string, string[]>[] = [];
  let parents = hierarchy.roots.filter(isValidIri);
  for (const level of hierarchy.levels) {
    if (parents.length === 0 || !isValidIri(level.path)) break;
    const children = new Map<string, string[]>();
    for (let at = 0; at < parents.length; at += ATTRIBUTES_BATCH) {
      const batch = parents.slice(at, at + ATTRIBUTES_BATCH);
      for (const { parent, child } of await client.select(buildChildrenQuery(batch, level))) {
        if (!parent || child?.type !== "iri") continue;
        const siblings = children.get(parent.value);
        if (siblings) siblings.push(child.value);
        else children.set(parent.value, [child.value]);
      }
    }
    edges.push(children);
    parents = [...new Set([...children.values()].flat())];
  }
  const pruned = pruneEdges(edges, values);
  const nodes = pruned.flatMap((level) => [...level].flatMap(([node, below]) => [node, ...below]));
  await attributes.load([...hierarchy.roots, ...nodes]);
  const isReduced = countNodes(pruned, hierarchy.roots) > MOST_NODES;
  return { hierarchy, edges: isReduced ? keepFirstParents(pruned) : pruned, isReduced };
};
