/** Attributes of a native field for dates. */
export type DateInput = {
  type: "number" | "month" | "week" | "date" | "datetime-local";
  step?: number;
  /** For browsers that show a text field instead. */
  pattern?: string;
};

const INPUTS: readonly DateInput[] = [
  { type: "number", pattern: "\\d{4}" },
  { type: "month", pattern: "\\d{4}-\\d{2}" },
  { type: "week", pattern: "\\d{4}-W\\d{2}" },
  { type: "date", pattern: "\\d{4}-\\d{2}-\\d{2}" },
  { type: "datetime-local", pattern: "\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?", step: 1 },
];

/** The browser's field that reads and writes all of these dates as they stand; undefined where none does. */
export const deriveDateInput = (dates: readonly string[]): DateInput | undefined =>
  INPUTS.find(({ pattern }) => {
    const whole = new RegExp(`^${pattern}$`);
    return dates.every((date) => whole.test(date));
  });
