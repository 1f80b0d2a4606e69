/** One `class` value from the names that are there. */
export const joinClasses = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(" ");
