import { type ChartConfig, findFieldSpec, type StepName } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import { nameField } from "../chart/name-field.ts";

/** What undo takes back or redo brings again, in a few words. */
export const describeStep = (
  { id, args }: StepName,
  config: ChartConfig,
  t: Translator,
): string => {
  const field = id === "history.text" ? undefined : args.field;
  const name = field === undefined ? undefined : nameField(findFieldSpec(config, field), t);
  return name ? `${t(id)} (${name})` : t(id);
};
