const PLAIN_NUMBER = /^[\u2212+]?\d[\d\u2019\u202f]*(?:(?<point>[.,])(?<fraction>\d+))?$/;

/**
 * What has to follow each number of a column, invisibly, so that the points stand below each other: `.00` after `7` where
 * another has two decimals. Empty for what is no plain number.
 */
export const alignDecimals = (texts: readonly string[]): string[] => {
  const parts = texts.map((text) => PLAIN_NUMBER.exec(text)?.groups);
  const decimals = parts.map((part) => part?.["fraction"]?.length ?? 0);
  const most = decimals.reduce((a, b) => Math.max(a, b), 0);
  const point = parts.find((part) => part?.["point"])?.["point"] ?? "";
  return parts.map((part, row) => {
    const missing = most - (decimals[row] ?? 0);
    if (!part || missing === 0) return "";
    return (part["point"] ? "" : point) + "0".repeat(missing);
  });
};
