type Raw = { rawJSON: (text: string) => unknown };

const LONG_NUMBER = /\d{16}/;

/** The same value with numbers that are longer than JavaScript holds, such as keys of databases, so that they are written as they were. */
export const parseExactJson = (text: string, value: unknown): unknown => {
  if (!LONG_NUMBER.test(text)) return value;
  const { rawJSON } = JSON as unknown as Raw;
  const keep = (_key: string, found: unknown, { source }: { source?: string } = {}): unknown =>
    typeof found === "number" && source !== undefined && source !== JSON.stringify(found)
      ? rawJSON(source)
      : found;
  try {
    return JSON.parse(text, keep) as unknown;
  } catch {
    return value; // nested deeper than can be walked: no row
  }
};
