import { type ChartConfig, type ChartType, chartRules } from "@statelier/document";
import type { MessageId, Translator } from "@statelier/ui/messages";

const AXES = { x: "editor.field.x", y: "editor.field.y" } as const;

const FIELD_NAMES: Readonly<Record<string, MessageId>> = {
  ...AXES,
  segment: "editor.field.segment",
};

/** The panel of the texts stands under this name in `activeField`. */
export const TEXT_PANEL = "title";

/** What a field of a chart type is called; undefined for one that this editor does not offer. */
export const nameField = (
  chartType: ChartType,
  field: string,
  t: Translator,
): string | undefined => {
  const id = FIELD_NAMES[field];
  const exists = chartRules[chartType].fields.some((spec) => spec.field === field);
  return id && exists ? (t as (id: MessageId) => string)(id) : undefined;
};

/** The title of the open panel; undefined while none is open. */
export const nameActivePanel = (config: ChartConfig, t: Translator): string | undefined => {
  const { activeField, chartType } = config;
  if (activeField === undefined) return undefined;
  if (activeField === TEXT_PANEL) return t("editor.text");
  return nameField(chartType, activeField, t);
};
