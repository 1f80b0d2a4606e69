/** The day that a calendar on a wall shows in a time zone, as `2026-12-01`. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
