import type { ChartConfig, StepName } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import { findFieldLabel } from "../chart/active-field.ts";

/** What undo takes back or redo brings again, in a few words. */
export const describeStep = (
  { id, args }: StepName,
  config: ChartConfig,
  t: Translator,
): string => {
  const step = t(id);
  const { field } = args;
  if (field === undefined || id === "history.text") return step;
  const label = findFieldLabel(config, field);
  return label ? `${step} (${t(label)})` : step;
};
