type Ring = readonly number[];

/** Rings without the edges along which a map is cut, joined where these were; `gapBetween` is the way from the end of an arc to the beginning of another one. */
export const stitchRings = (
  rings: readonly Ring[],
  isCut: (arc: number) => boolean,
  gapBetween: (arc: number, next: number) => number,
): Ring[] => {
  const whole: Ring[] = [];
  const open: number[][] = [];
  for (const ring of rings) {
    const first = ring.findIndex(isCut);
    // What lies along the cut alone is too small to have another side.
    if (first < 0 || ring.every(isCut)) {
      whole.push(ring);
      continue;
    }
    let line: number[] = [];
    for (const arc of [...ring.slice(first + 1), ...ring.slice(0, first + 1)])
      if (!isCut(arc)) line.push(arc);
      else if (line.length > 0) {
        open.push(line);
        line = [];
      }
  }
  for (let line = open.pop(); line; line = open.pop()) {
    for (;;) {
      const end = line.at(-1) ?? 0;
      let next: number[] = line;
      let least = Number.POSITIVE_INFINITY;
      for (const other of [line, ...open]) {
        const gap = gapBetween(end, other[0] ?? 0);
        if (gap < least) [next, least] = [other, gap];
      }
      if (next === line) break;
      line.push(...next);
      open.splice(open.indexOf(next), 1);
    }
    whole.push(line);
  }
  return whole;
};
