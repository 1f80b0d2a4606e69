/** Each page asks for its day, and a format takes longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that a calendar on a wall shows in a time zone, as `2026-12-01`. */
export const dayIn = (timeZone: string, at: Date): string => {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  formats.set(timeZone, format);
  return format.format(at);
};
