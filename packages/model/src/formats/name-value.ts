import type { Component, ComponentValue } from "../vocabulary/component.ts";
import { kindTraits } from "../vocabulary/kind-traits.ts";
import { formatFullDate } from "./format-date.ts";
import { lastPart } from "./last-part.ts";
import { parseDate } from "./parse-date.ts";

/** What a reader calls a value of a component: a date without a name in figures, anything else by its label. Rule DF8. */
export const nameValue = (
  component: Component,
  { value, label }: Pick<ComponentValue, "value" | "label">,
): string => {
  if (label !== value || !kindTraits(component).canTimeFilter) return label;
  const timeUnit = "timeUnit" in component ? component.timeUnit : undefined;
  return formatFullDate(value, timeUnit ?? parseDate(value)?.unit ?? "Day");
};

/** What a reader calls a value that its component has no longer. */
export const nameMissingValue = (component: Component, value: string): string =>
  lastPart(nameValue(component, { value, label: value }));
