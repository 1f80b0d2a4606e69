import type { Component, ComponentId, ComponentKind } from "@statelier/model";
import type { ColumnStyle, TableColumn, TableFields } from "../chart-types/table.ts";
import type { ColumnsConfig } from "../chart-types/read-config.ts";

type TableSorting = ColumnsConfig["sorting"];

/** The column of a component. */
export const findTableColumn = (
  fields: TableFields,
  componentId: ComponentId,
): TableColumn | undefined =>
  Object.values(fields).find((column) => column.componentId === componentId);

/** A number cannot be a group (TB3). */
export const canGroupColumn = (kind: ComponentKind): boolean => kind !== "NumericalMeasure";

/** Moves a column to a place among the groups or among the columns; undefined where it may not go there (TB2, TB3). */
export const moveTableColumn = (
  fields: TableFields,
  componentId: ComponentId,
  to: { isGroup: boolean; index: number },
): TableFields | undefined => {
  const column = findTableColumn(fields, componentId);
  if (!column || (to.isGroup && !canGroupColumn(column.componentType))) return undefined;
  const others = Object.values(fields)
    .filter((other) => other.componentId !== componentId)
    .toSorted((a, b) => a.index - b.index);
  const part = others.filter(({ isGroup }) => isGroup === to.isGroup);
  const rest = others.filter(({ isGroup }) => isGroup !== to.isGroup);
  const moved: TableColumn = { ...column, isGroup: to.isGroup };
  const placed = [...part.slice(0, to.index), moved, ...part.slice(Math.max(0, to.index))];
  const all = to.isGroup ? [...placed, ...rest] : [...rest, ...placed];
  return Object.fromEntries(all.map((each, index) => [each.componentId, { ...each, index }]));
};

/** The styles that a column may take by its kind (TB4). */
export const listColumnStyles = (kind: ComponentKind): readonly ColumnStyle["type"][] => {
  if (kind === "NumericalMeasure") return ["text", "heatmap", "bar"];
  if (kind === "TemporalDimension" || kind === "TemporalEntityDimension") return ["text"];
  return ["text", "category"];
};

/** Only columns that are not sorted yet may be added; a new one starts ascending (TB5). */
export const addTableSorting = (sorting: TableSorting, component: Component): TableSorting =>
  sorting.some(({ componentId }) => componentId === component.id)
    ? sorting
    : [
        ...sorting,
        { componentId: component.id, componentType: component.kind, sortingOrder: "asc" },
      ];
