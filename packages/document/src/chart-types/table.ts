import {
  type Component,
  COMPONENT_KINDS,
  type ComponentId,
  type ComponentKind,
  type CubeComponents,
  findComponent,
  isRecord,
  kindTraits,
} from "@statelier/model";
import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import { SORTING_ORDERS, type SortingOrder } from "../schema/fields.ts";
import { type Json, updateEach, updateMember } from "../schema/json-object.ts";
import { listRepeated } from "../schema/list-repeated.ts";
import type { ChartRules } from "./chart-rules.ts";
import { makeSharedConfig } from "./parts/initial-config.ts";
import { findTableColumn } from "./table-columns.ts";

const textStyle = z.enum(["regular", "bold"]).default("regular");
const componentKind = z.enum(COMPONENT_KINDS);

const columnStyleSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    textStyle,
    textColor: z.string().default("#333"),
    columnColor: z.string().default("#fff"),
  }),
  z.object({
    type: z.literal("category"),
    textStyle,
    paletteId: z.string(),
    colorMapping: z.record(z.string(), z.string()).default({}),
  }),
  z.object({ type: z.literal("heatmap"), textStyle, paletteId: z.string() }),
  z.object({
    type: z.literal("bar"),
    textStyle,
    barColorPositive: z.string(),
    barColorNegative: z.string(),
    barColorBackground: z.string().default("#ccc"),
    barShowBackground: z.boolean().default(false),
  }),
]);

const tableColumnSchema = z.object({
  componentId: z.string(),
  componentType: componentKind,
  index: z.number(),
  isGroup: z.boolean().default(false),
  isHidden: z.boolean().default(false),
  columnStyle: columnStyleSchema.prefault({ type: "text" }),
});

const settingsSchema = z.object({
  showSearch: z.boolean().default(true),
  showAllRows: z.boolean().default(false),
});

const sortingSchema = z.array(
  z.object({
    componentId: z.string(),
    componentType: componentKind.optional(),
    sortingOrder: z.enum(SORTING_ORDERS),
  }),
);

/** A component has one column: each more of it is a column more of the page that says the same. */
const checkColumns = (
  { fields }: { readonly fields: Readonly<Record<string, { readonly componentId: string }>> },
  context: z.RefinementCtx,
): void => {
  const columns = Object.entries(fields);
  const [again] = listRepeated(columns.map(([, { componentId }]) => componentId));
  const [key] = (again === undefined ? undefined : columns[again]) ?? [];
  if (key === undefined) return;
  const path = ["fields", key, "componentId"];
  context.addIssue({ code: "custom", path, message: "a component that has no other column" });
};

export const tableSchema = z
  .object({
    ...chartBase,
    chartType: z.literal("table"),
    fields: z.record(z.string(), tableColumnSchema),
    settings: settingsSchema.prefault({}),
    sorting: sortingSchema.default([]),
  })
  .superRefine(checkColumns);

/** How the cells of a column look, by `type`: text, category, bar or heat map. */
export type ColumnStyle = z.infer<typeof columnStyleSchema>;
/** A column of a table; `index` counts from 0, groups first (TB2). */
export type TableColumn = z.infer<typeof tableColumnSchema>;
type TableSorting = z.infer<typeof sortingSchema>;
export type TableFields = Record<string, TableColumn>;

/** TB1 */
const makeColumn = (component: Component, index: number): TableColumn => ({
  componentId: component.id,
  componentType: component.kind,
  index,
  isGroup: false,
  isHidden: false,
  columnStyle: {
    type: "text",
    textStyle: "regular",
    textColor: "#333",
    columnColor: "#fff",
  },
});

const byOrder = (a: Component, b: Component): number => {
  const [first, second] = [
    a.order ?? Number.POSITIVE_INFINITY,
    b.order ?? Number.POSITIVE_INFINITY,
  ];
  return first === second ? 0 : first - second;
};

/** Groups first, each part in the order it had; indices count from 0 (TB2). */
export const orderTableColumns = (fields: TableFields): TableFields => {
  const columns = Object.values(fields).toSorted((a, b) => a.index - b.index);
  const ordered = [
    ...columns.filter(({ isGroup }) => isGroup),
    ...columns.filter(({ isGroup }) => !isGroup),
  ];
  return Object.fromEntries(
    ordered.map((column, index) => [column.componentId, { ...column, index }]),
  );
};

/** No step renames the palette of a column, though it is written under the later name today. */
const repairStyle = ({ palette, ...style }: Json): Json => ({
  ...(palette === undefined ? {} : { paletteId: palette }),
  ...style,
});

/** Kinds of components before there were kinds of measures. */
const OLD_KINDS: Readonly<Record<string, string>> = {
  Measure: "NumericalMeasure",
  Attribute: "NominalDimension",
};

const repairKind = (column: Json): Json => {
  const { componentType: kind } = column;
  const known = typeof kind === "string" && Object.hasOwn(OLD_KINDS, kind) ? OLD_KINDS[kind] : kind;
  return known === kind ? column : { ...column, componentType: known };
};

const repairTable = (chart: Json): Json => ({
  ...updateMember(chart, "fields", (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, column]) => [
        key,
        isRecord(column) ? updateMember(repairKind(column), "columnStyle", repairStyle) : column,
      ]),
    ),
  ),
  ...(chart["sorting"] === undefined ? {} : { sorting: updateEach(chart["sorting"], repairKind) }),
});

export const tableRules: ChartRules<z.infer<typeof tableSchema>> = {
  /** CT8 */
  checkAvailability: () => undefined,
  makeInitial: (input) => {
    const { dimensions, measures } = input.components;
    const columns = [...dimensions, ...measures].toSorted(byOrder).map(makeColumn);
    return {
      ...makeSharedConfig(input),
      chartType: "table",
      fields: Object.fromEntries(columns.map((column) => [column.componentId, column])),
      settings: { showSearch: true, showAllRows: false },
      sorting: [],
    };
  },
  /** A table shows every component; its columns have rules of their own (TB2 to TB4). */
  fields: [],
  /** The first group whose dimension can split a chart becomes the segment (CV8). */
  toIntent: ({ fields }, components) => {
    const group = Object.values(fields)
      .filter(({ isGroup }) => isGroup)
      .toSorted((a, b) => a.index - b.index)
      .find(({ componentId }) => {
        const component = findComponent(components, componentId);
        return component !== undefined && kindTraits(component).canSegment;
      });
    const segment = group && { componentId: group.componentId, showValuesMapping: {} };
    return { measures: [], segment };
  },
  /** The old segment becomes a group (CV9). */
  fromIntent: (intent, initial) => {
    const id = intent.segment?.componentId;
    const column = id === undefined ? undefined : initial.fields[id];
    if (!column) return initial;
    const fields = { ...initial.fields, [column.componentId]: { ...column, isGroup: true } };
    return { ...initial, fields: orderTableColumns(fields) };
  },
  repair: repairTable,
  limits: "none",
  valueLabels: "on-request",
  namesInPlace: false,
  dynamicScales: true,
};

/** The columns with one more for each component that has none; nobody sees these until they are shown. */
export const addTableColumns = (
  fields: TableFields,
  { dimensions, measures }: CubeComponents,
): TableFields => {
  const known = Object.values(fields).map(({ componentId }) => componentId);
  const added = [...dimensions, ...measures]
    .filter(({ id }) => !known.includes(id))
    .map((component, index) => ({
      ...makeColumn(component, known.length + index),
      isHidden: true,
    }));
  return { ...fields, ...Object.fromEntries(added.map((column) => [column.componentId, column])) };
};

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

/** Only columns that are not sorted yet may be added; a new one starts ascending where nobody says otherwise (TB5). */
export const addTableSorting = (
  sorting: TableSorting,
  component: Component,
  sortingOrder: SortingOrder = "asc",
): TableSorting =>
  sorting.some(({ componentId }) => componentId === component.id)
    ? sorting
    : [...sorting, { componentId: component.id, componentType: component.kind, sortingOrder }];
