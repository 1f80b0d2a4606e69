import type { Dimension, HierarchyNode } from "@statelier/model";
import { type ChartContext, listPointDimensions, readFields } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { deriveColorMapping } from "../colors/color-mapping.ts";
import type { ColorMapping } from "../colors/plain-colors.ts";
import { readPalette } from "../colors/custom-palette.ts";
import { DEFAULT_PALETTE_ID } from "../colors/palettes.ts";

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

/** The colour of each node of a level, the same under each filter and in each language: the one that was picked for it, else the palette's. */
export const mapLevelColors = (config: ChartConfig, { nodes }: ColorLevel): ColorMapping => {
  const paletteId = readFields(config).color?.paletteId ?? DEFAULT_PALETTE_ID;
  const inOrder = nodes.toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const picked = config.extensions?.colorLevel?.colors ?? {};
  return deriveColorMapping(inOrder, readPalette(config, paletteId), picked);
};

/** The chart with a colour picked for a node of the level that colours its points (CO28). */
export const setLevelColor = (
  config: ChartConfig,
  value: string,
  color: string,
): ChartConfig | undefined => {
  const level = config.extensions?.colorLevel;
  if (!level) return undefined;
  const colors = { ...level.colors, [value]: color };
  return { ...config, extensions: { ...config.extensions, colorLevel: { ...level, colors } } };
};

/** The chart with the palette's colours alone for the nodes of its level. */
export const dropLevelColors = (config: ChartConfig): ChartConfig => {
  const level = config.extensions?.colorLevel;
  if (!level?.colors) return config;
  const { colors: _picked, ...plain } = level;
  return { ...config, extensions: { ...config.extensions, colorLevel: plain } };
};
