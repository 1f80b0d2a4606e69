import { type ChartConfig, findFieldSpec, type StepName } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";

/** What undo takes back or redo brings again, in a few words. */
export const describeStep = (
  { id, args }: StepName,
  config: ChartConfig,
  t: Translator,
): string => {
  const step = t(id);
  const { field } = args;
  if (field === undefined || id === "history.text") return step;
  const label = findFieldSpec(config, field)?.label;
  return label ? `${step} (${t(label)})` : step;
};
