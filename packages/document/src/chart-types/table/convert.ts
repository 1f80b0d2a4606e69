import { type CubeComponents, findComponent, kindTraits } from "@statelier/model";
import type { ChartConfigOf, TableColumn } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import { orderTableColumns } from "../../rules/table-columns.ts";

type Config = ChartConfigOf<"table">;

const byIndex = (a: TableColumn, b: TableColumn): number => a.index - b.index;

/** The first group whose dimension can split a chart becomes the segment (CV8). */
export const toIntent = (config: Config, components: CubeComponents): ChartIntent => {
  const group = Object.values(config.fields)
    .filter(({ isGroup }) => isGroup)
    .toSorted(byIndex)
    .find(({ componentId }) => {
      const component = findComponent(components, componentId);
      return component !== undefined && kindTraits(component).canSegment;
    });
  if (!group) return { measures: [] };
  return {
    measures: [],
    segment: { componentId: group.componentId, showValuesMapping: {} },
  };
};

/** The old segment becomes a group (CV9). */
export const fromIntent = (intent: ChartIntent, initial: Config): Config => {
  const id = intent.segment?.componentId;
  const column = id === undefined ? undefined : initial.fields[id];
  if (!column) return initial;
  const fields = { ...initial.fields, [column.componentId]: { ...column, isGroup: true } };
  return { ...initial, fields: orderTableColumns(fields) };
};
