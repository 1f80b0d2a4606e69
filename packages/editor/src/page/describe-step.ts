import { type ChartConfig, findFieldSpec, type StepName } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import { nameField } from "../chart/name-field.ts";

/** What undo takes back or redo brings again, in a few words. */
export const describeStep = (
  { id, args }: StepName,
  config: ChartConfig,
  t: Translator,
): string => {
  const step = t(id);
  const { field } = args;
  if (field === undefined || id === "history.text") return step;
  const name = nameField(findFieldSpec(config, field), t);
  return name ? `${step} (${name})` : step;
};
