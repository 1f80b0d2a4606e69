import { findFilter, listAskedComponents } from "@statelier/document";
import {
  type ComponentId,
  type ComponentValue,
  type Dimension,
  FIELD_VALUE_NONE,
  type HierarchyNode,
} from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";

/** What a chart is narrowed to of one dimension. */
export type FilterText = { id: ComponentId; label: string; value: string };

/** Whether values of several levels are observed, as cantons and their municipalities, which nobody counts together. */
const hasLevels = (nodes: readonly HierarchyNode[] = []): boolean =>
  nodes.some(({ hasValue, children }) => (hasValue && children.length > 0) || hasLevels(children));

/** The values that datasets have of which the chart shows a measure: of a joined dimension others have more. */
const listOwnValues = (
  { values, originalIds }: Dimension,
  { config, components }: Pick<ChartInput, "config" | "components">,
): readonly ComponentValue[] => {
  if (!originalIds) return values;
  const asked = listAskedComponents(config);
  const used = components.measures.flatMap(({ id, cubeIri }) =>
    asked.includes(id) ? cubeIri : [],
  );
  return values.filter(
    ({ originals }) =>
      originals?.some((at) => used.includes(originalIds[at]?.cubeIri ?? "")) ?? true,
  );
};

/** How many values the author's filter keeps of each dimension that it leaves others out of, until a reader chooses among them (VF12). */
export const listKept = ({
  config,
  components,
  view,
  t,
}: Pick<ChartInput, "config" | "components" | "view" | "t">): FilterText[] =>
  components.dimensions.flatMap((dimension) => {
    const { id, label, hierarchy } = dimension;
    const filter = findFilter(config, dimension);
    if (
      filter?.type !== "multi" ||
      hasLevels(hierarchy) ||
      (view.filters?.[id] ?? FIELD_VALUE_NONE) !== FIELD_VALUE_NONE
    )
      return [];
    const values = listOwnValues(dimension, { config, components });
    const count = values.filter(({ value }) => filter.values[value]).length;
    return count < values.length
      ? [{ id, label, value: t("chart.kept", { count, total: values.length }) }]
      : [];
  });
