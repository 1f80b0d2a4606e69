import { FIELD_VALUE_NONE, type FilterValue } from "@statelier/model";

/** What is chosen of a dimension: a value, or the marker of none or of the newest one; several in the order of their texts. */
export type FilterChoice = string | readonly string[];

/** One value stands alone; without any the filter is off. */
export const makeChoice = (values: Iterable<string>): FilterChoice => {
  const several = [...new Set(values)].toSorted();
  return several.length > 1 ? several : (several[0] ?? FIELD_VALUE_NONE);
};

/** The chosen values; none where the filter is off. */
export const listChosen = (choice: FilterChoice): readonly string[] => {
  if (typeof choice !== "string") return choice;
  return choice === FIELD_VALUE_NONE ? [] : [choice];
};

export const isSameChoice = (a: FilterChoice | undefined, b: FilterChoice | undefined): boolean =>
  String(a) === String(b) && typeof a === typeof b;

export const toFilter = (choice: FilterChoice): FilterValue =>
  typeof choice === "string"
    ? { type: "single", value: choice }
    : { type: "multi", values: Object.fromEntries(choice.map((value) => [value, true as const])) };
