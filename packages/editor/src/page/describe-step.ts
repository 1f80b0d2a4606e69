import { CHART_TYPES, findFieldSpec, type StepName } from "@statelier/document";
import { findComponent, LOCALES } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { nameField } from "../chart/name-field.ts";
import type { SessionSnapshot } from "../session/session-snapshot.ts";

const TEXTS = ["title", "description", "label"] as const;

/** What undo takes back or redo brings again, in a few words: the setting, and of what. */
export const describeStep = (
  { id, args }: StepName,
  { config, components }: Pick<SessionSnapshot, "config" | "components">,
  t: Translator,
): string => {
  const text = TEXTS.find((each) => id === "history.text" && each === args.field);
  const type = CHART_TYPES.find((each) => each === args.chartType);
  const locale = LOCALES.find((each) => each === args.locale);
  const field = id === "history.text" ? undefined : args.field;
  const component = args.componentId ?? args.dimensionId ?? args.measureId;
  const details = [
    type && t(`editor.type.${type}`),
    field === undefined ? undefined : nameField(findFieldSpec(config, field), t),
    component === undefined ? undefined : findComponent(components, component)?.label,
    locale && t(`kit.locale.${locale}`),
  ].filter((detail) => detail !== undefined && detail !== "");
  const name = text ? t(`editor.text.${text}`) : t(id);
  return details.length > 0 ? `${name} (${details.join(": ")})` : name;
};
