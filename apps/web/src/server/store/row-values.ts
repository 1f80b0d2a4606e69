/** One engine gives dates, the other the texts that were written. */
export const readTime = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value);

export const readText = (value: unknown): string | null =>
  typeof value === "string" ? value : null;

/** One engine gives a document as JSON, the other as what it says. */
export const readJson = <Value>(value: unknown): Value =>
  (typeof value === "string" ? JSON.parse(value) : value) as Value;
