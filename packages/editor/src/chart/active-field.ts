import {
  type ChartConfig,
  findFieldSpec,
  findTableColumn,
  type TableColumn,
} from "@statelier/document";

const FIELD_NAMES = {
  x: "editor.field.x",
  y: "editor.field.y",
  segment: "editor.field.segment",
  animation: "editor.field.animation",
  "y.componentIds": "editor.field.measures",
  "y.leftAxisComponentId": "editor.field.left-axis",
  "y.rightAxisComponentId": "editor.field.right-axis",
  "y.columnComponentId": "editor.field.columns",
  "y.lineComponentId": "editor.field.line",
} as const;

/** A pie has no axes. */
const PIE_NAMES = {
  ...FIELD_NAMES,
  y: "editor.field.slice-size",
  segment: "editor.field.slices",
} as const;

/** `activeField` while the texts are edited. */
export const TEXT_FIELD = "title";

type FieldLabel =
  | (typeof FIELD_NAMES)[keyof typeof FIELD_NAMES]
  | (typeof PIE_NAMES)[keyof typeof PIE_NAMES];

/** The message that names a field of the chart; undefined for one that this editor does not offer. */
export const findFieldLabel = (config: ChartConfig, field: string): FieldLabel | undefined => {
  const names: Partial<Record<string, FieldLabel>> =
    config.chartType === "pie" ? PIE_NAMES : FIELD_NAMES;
  return findFieldSpec(config, field) && names[field];
};

/** The column of a table whose panel is open. */
export const findActiveColumn = (config: ChartConfig): TableColumn | undefined =>
  config.chartType === "table"
    ? findTableColumn(config.fields, config.activeField ?? "")
    : undefined;
