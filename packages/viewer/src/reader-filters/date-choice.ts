import type { Dimension } from "@statelier/model";
import { areTyped } from "./read-typed.ts";

export { DateField } from "./date-field.tsx";

/** Whose dates are picked: a dimension, or what several of them have in common. */
export type Dated = Pick<Dimension, "kind" | "timeUnit" | "values">;

/** Above this many dates a list of days or months is searched, not read. */
const LONGEST_LIST = 30;

/** Whether an author picks dates of a dimension by typing them or by their parts: years only beyond a hundred (DP4). */
export const picksDates = ({ kind, timeUnit = "Day", values }: Dated): boolean =>
  kind === "TemporalDimension" &&
  (areTyped(values, timeUnit) || (timeUnit !== "Year" && values.length > LONGEST_LIST));
