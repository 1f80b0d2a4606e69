import { type ChartConfig, type ChartType, chartRules } from "@statelier/document";
import { type CubeComponents, findComponent } from "@statelier/model";
import type { MessageId, Translator } from "@statelier/ui/messages";

const FIELD_NAMES: Readonly<Record<string, MessageId>> = {
  x: "editor.field.x",
  y: "editor.field.y",
  segment: "editor.field.segment",
  animation: "editor.field.animation",
  "y.componentIds": "editor.field.measures",
  "y.leftAxisComponentId": "editor.field.left-axis",
  "y.rightAxisComponentId": "editor.field.right-axis",
  "y.columnComponentId": "editor.field.columns",
  "y.lineComponentId": "editor.field.line",
};

/** A pie has no axes. */
const PIE_NAMES: Readonly<Record<string, MessageId>> = {
  ...FIELD_NAMES,
  y: "editor.field.slice-size",
  segment: "editor.field.slices",
};

/** The panel of the texts stands under this name in `activeField`. */
export const TEXT_PANEL = "title";

/** What a field of a chart type is called; undefined for one that this editor does not offer. */
export const nameField = (
  chartType: ChartType,
  field: string,
  t: Translator,
): string | undefined => {
  const id = (chartType === "pie" ? PIE_NAMES : FIELD_NAMES)[field];
  const exists = chartRules[chartType].fields.some((spec) => spec.field === field);
  return id && exists ? (t as (id: MessageId) => string)(id) : undefined;
};

/** The title of the open panel; undefined while none is open. */
export const nameActivePanel = (
  config: ChartConfig,
  components: CubeComponents,
  t: Translator,
): string | undefined => {
  const { activeField, chartType } = config;
  if (activeField === undefined) return undefined;
  if (activeField === TEXT_PANEL) return t("editor.text");
  if (chartType === "table") {
    const name = findComponent(components, activeField)?.label;
    return name && t("editor.column.of", { name });
  }
  return nameField(chartType, activeField, t);
};
