/** Compares versions number by number: 4.10.0 is newer than 4.9.0. */
export const isNewer = (version: string, than: string): boolean => {
  const [parts, others] = [version, than].map((text) => text.split(".").map(Number));
  for (const [index, part] of (parts ?? []).entries()) {
    const other = others?.[index] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
};
