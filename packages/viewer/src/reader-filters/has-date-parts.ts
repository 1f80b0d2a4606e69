/** Whether every date is written as year, month, day, time, or the first of these. */
export const hasDateParts = (dates: readonly string[]): boolean =>
  dates.every((date) => /^\d{4}(?:-\d\d(?:-\d\d(?:[T ][\d:]{2,8})?)?)?$/.test(date));
