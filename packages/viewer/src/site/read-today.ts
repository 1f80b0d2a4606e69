const pad = (value: number): string => String(value).padStart(2, "0");

/** The reader's day, as `2026-11-21`. */
export const readToday = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};
