import {
  type ColorField,
  type ColorLevel,
  DEFAULT_PALETTE_ID,
  findColorLevel,
  mapLevelColors,
  readFields,
} from "@statelier/document";
import {
  type ComponentValue,
  type Dimension,
  type DictionaryColumn,
  findDictionaryColumn,
  type HierarchyNode,
} from "@statelier/model";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";

const plainValue = ({ value, label, alternateName, position }: HierarchyNode): ComponentValue => ({
  value,
  label,
  ...(alternateName === undefined ? {} : { alternateName }),
  ...(position === undefined ? {} : { position }),
});

/** Each value at or below a node of the level → the node. */
const mapValues = ({ nodes }: ColorLevel): ReadonlyMap<string, HierarchyNode> => {
  const owners = new Map<string, HierarchyNode>();
  for (const node of nodes) {
    const below = [node];
    for (const { value, children } of below) {
      if (!owners.has(value)) owners.set(value, node);
      below.push(...children);
    }
  }
  return owners;
};

/** A column of the nodes of the level; a value that stands under none of them is its own. */
const makeColumn = (id: string, level: ColorLevel, column: DictionaryColumn): DictionaryColumn => {
  const owners = mapValues(level);
  const labels = new Map<string, string>();
  const owned = column.values.map((value, index) => {
    const owner = owners.get(value) ?? { value, label: column.labels[index] ?? value };
    labels.set(owner.value, owner.label);
    return owner.value;
  });
  const values = [...labels.keys()];
  const codeOf = owned.map((value) => values.indexOf(value));
  const codes = column.codes.map((code) => codeOf[code] ?? code);
  return { type: "dictionary", id, codes, values, labels: [...labels.values()] };
};

const makeColor = ({ config }: ChartInput, level: ColorLevel): ColorField => ({
  type: "segment",
  paletteId: readFields(config).color?.paletteId ?? DEFAULT_PALETTE_ID,
  colorMapping: mapLevelColors(config, level),
});

/** The chart whose points have the nodes of a level above them as their series. */
const prepare = (input: ChartInput): ChartInput => {
  const { config, components, table } = input;
  const level = findColorLevel(input);
  const column = level && findDictionaryColumn(table, level.dimension.id);
  if (!level || !column) return input;
  const { hierarchy: _hierarchy, ...rest } = level.dimension;
  const id = `${rest.id}#${level.depth}`;
  const dimension: Dimension = {
    ...rest,
    id,
    kind: "NominalDimension",
    isKeyDimension: false,
    values: level.nodes.map(plainValue),
  };
  const fields = {
    ...config.fields,
    segment: { componentId: id, showTitle: false, showValuesMapping: {} },
    color: makeColor(input, level),
  };
  return {
    ...input,
    config: { ...config, fields } as ChartInput["config"],
    components: { ...components, dimensions: [...components.dimensions, dimension] },
    table: { ...table, columns: [...table.columns, makeColumn(id, level, column)] },
  };
};

/** Colours points by what stands above them in the tree of their dimension. */
export const withColorLevel = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => drawing.layout(prepare(input)),
  summarize: (input, scene, words) => drawing.summarize(prepare(input), scene, words),
});
