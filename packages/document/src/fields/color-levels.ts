import type { Dimension, HierarchyNode } from "@statelier/model";
import { type ChartContext, listPointDimensions, readFields } from "../chart-types/read-config.ts";

/** The nodes of a tree that stand at one depth above the values of a dimension. */
export type ColorLevel = { dimension: Dimension; depth: number; nodes: readonly HierarchyNode[] };

const listLevels = (dimension: Dimension): ColorLevel[] => {
  const levels = new Map<number, HierarchyNode[]>();
  const all = [...(dimension.hierarchy ?? [])];
  for (const node of all) {
    all.push(...node.children);
    if (node.depth >= 0) levels.set(node.depth, [...(levels.get(node.depth) ?? []), node]);
  }
  return [...levels]
    .filter(([, nodes]) => nodes.length > 1 && nodes.some(({ children }) => children.length > 0))
    .map(([depth, nodes]) => ({ dimension, depth, nodes }));
};

/** The levels of trees by which points may be coloured: those that have more than one node, and values below. */
export const listColorLevels = ({ config, components }: ChartContext): ColorLevel[] => {
  if (readFields(config).segment) return [];
  return listPointDimensions(config).flatMap((id) => {
    const dimension = components.dimensions.find((each) => each.id === id);
    return dimension ? listLevels(dimension) : [];
  });
};

/** The level that colours the points of a chart. */
export const findColorLevel = (chart: ChartContext): ColorLevel | undefined => {
  const saved = chart.config.extensions?.colorLevel;
  return listColorLevels(chart).find(
    ({ dimension, depth }) => dimension.id === saved?.dimension && depth === saved.depth,
  );
};
