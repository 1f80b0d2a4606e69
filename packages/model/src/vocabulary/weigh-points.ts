/** How far a point lies from the straight line between two others. */
const distanceTo = (
  line: Float64Array,
  at: number,
  { from, to }: { from: number; to: number },
): number => {
  const [x0 = 0, y0 = 0] = line.subarray(2 * from, 2 * from + 2);
  const [dx, dy] = [(line[2 * to] ?? 0) - x0, (line[2 * to + 1] ?? 0) - y0];
  const [x, y] = [(line[2 * at] ?? 0) - x0, (line[2 * at + 1] ?? 0) - y0];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length;
};

/**
 * Of each point of a line, which is flat (`x`, `y`), the tolerance from which on Douglas and Peucker's method leaves it out;
 * the ends stay at any.
 */
export const weighPoints = (line: Float64Array): Float64Array => {
  const last = line.length / 2 - 1;
  const weights = new Float64Array(last + 1);
  weights[0] = Number.POSITIVE_INFINITY;
  weights[last] = Number.POSITIVE_INFINITY;
  const open = [{ from: 0, to: last, most: Number.POSITIVE_INFINITY }];
  for (let part = open.pop(); part; part = open.pop()) {
    let [farthest, weight] = [-1, -1];
    for (let at = part.from + 1; at < part.to; at += 1) {
      const distance = distanceTo(line, at, part);
      if (distance > weight) [farthest, weight] = [at, distance];
    }
    if (farthest < 0) continue;
    // No point stays longer than the one that parted its piece of the line.
    const most = Math.min(weight, part.most);
    weights[farthest] = most;
    open.push({ from: part.from, to: farthest, most }, { from: farthest, to: part.to, most });
  }
  return weights;
};
