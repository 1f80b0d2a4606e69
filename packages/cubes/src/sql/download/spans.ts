/** Bytes of a file: from the first up to, and without, the second. */
export type Span = readonly [from: number, to: number];

/** The same bytes in order, where neighbours that are at most `gap` apart are one. */
export const joinSpans = (spans: readonly Span[], gap = 0): Span[] => {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1] + gap) last[1] = Math.max(last[1], to);
    else if (to > from) joined.push([from, to]);
  }
  return joined;
};

/** What of `wanted` is not in `present`. */
export const findMissing = (wanted: readonly Span[], present: readonly Span[]): Span[] => {
  const have = joinSpans(present);
  return joinSpans(wanted).flatMap(([from, to]) => {
    const missing: Span[] = [];
    let at = from;
    for (const [start, end] of have) {
      if (end <= at || start >= to) continue;
      if (start > at) missing.push([at, start]);
      at = Math.max(at, end);
    }
    return at < to ? [...missing, [at, to] as const] : missing;
  });
};

export const countBytes = (spans: readonly Span[]): number =>
  spans.reduce((sum, [from, to]) => sum + to - from, 0);
