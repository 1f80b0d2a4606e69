import {
  type ChartContext,
  findFieldSpec,
  isPercentMode,
  listComponentsOfField,
  listShownValues,
  readFields,
  type Sorting,
} from "@statelier/document";
import { findComponent, isMeasure, isRecord } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";

/** In one line how the options of a field stand: values shown, order, stacks. */
export const summarizeField = (
  { config, components }: ChartContext,
  field: string,
  t: Translator,
): string => {
  const options = findFieldSpec(config, field)?.options ?? [];
  const [id = ""] = listComponentsOfField(config, field);
  const component = findComponent(components, id);
  const stored: unknown = Reflect.get(config.fields, field);
  const sorting = isRecord(stored) ? (stored["sorting"] as Sorting | undefined) : undefined;
  const stack = field === "segment" ? readFields(config).segment?.type : undefined;
  const parts: string[] = [];
  if (component && !isMeasure(component) && options.includes("filterValues")) {
    const [chosen, total] = [listShownValues(config, component).length, component.values.length];
    if (chosen < total) parts.push(t("editor.values.count", { chosen, total }));
  }
  if (options.includes("chartSubType") && stack) parts.push(t(`editor.stack.${stack}`));
  if (options.includes("calculation") && isPercentMode(config)) parts.push(t("editor.percent"));
  const calculation = config.extensions?.calculation?.type;
  if (options.includes("calculate") && calculation)
    parts.push(t(`editor.calculation.${calculation}`));
  if (options.includes("sorting") && sorting)
    parts.push(t(`editor.sorting.${sorting.sortingType}`));
  return parts.join(" · ");
};
