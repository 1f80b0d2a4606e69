import { listFieldComponents } from "@statelier/document";
import {
  type ComponentId,
  type CubeComponents,
  findDictionaryColumn,
  kindTraits,
  type ObservationTable,
} from "@statelier/model";
import type { ChartInput } from "../scene/chart-input.ts";

const uncertaintiesOf = (
  { dimensions }: CubeComponents,
  shown: ReadonlySet<ComponentId>,
): ComponentId[] =>
  dimensions.filter(({ related }) => related.some(({ id }) => shown.has(id))).map(({ id }) => id);

/** The dimensions of which a chart shows several values side by side without a field for them. */
const spreadOf = ({ dimensions }: CubeComponents, table: ObservationTable): ComponentId[] =>
  dimensions.flatMap((dimension) => {
    const column = findDictionaryColumn(table, dimension.id);
    const isSpread = column?.codes.some((code) => code !== column.codes[0]);
    return isSpread && kindTraits(dimension).role === "dimension" ? [dimension.id] : [];
  });

/** The components that a chart shows: dimensions first, then its measures, each with its uncertainties; those that its legend has switched off are left out. */
export const listShownComponents = ({
  config,
  components,
  table,
  view,
}: Pick<ChartInput, "config" | "components" | "table" | "view">): ComponentId[] => {
  const shown = new Set([...listFieldComponents(config), ...spreadOf(components, table)]);
  const dimensions = components.dimensions.filter(({ id }) => shown.has(id)).map(({ id }) => id);
  const all = components.measures.filter(({ id }) => shown.has(id)).map(({ id }) => id);
  const left = all.filter((id) => !view.hiddenValues.includes(id));
  const measures = left.length > 0 ? left : all;
  return [
    ...new Set([...dimensions, ...measures, ...uncertaintiesOf(components, new Set(measures))]),
  ];
};
