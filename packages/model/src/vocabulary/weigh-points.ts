type Part = { from: number; to: number; most: number };

/** The point of a part of a line that lies farthest from the straight one between its ends, and how far; -1 where it has none. */
const findFarthest = (line: Float64Array, { from, to }: Part): [at: number, distance: number] => {
  const [x0, y0] = [line[2 * from] ?? 0, line[2 * from + 1] ?? 0];
  const [dx, dy] = [(line[2 * to] ?? 0) - x0, (line[2 * to + 1] ?? 0) - y0];
  const length = Math.hypot(dx, dy);
  let farthest = -1;
  let most = -1;
  for (let at = from + 1; at < to; at += 1) {
    const x = (line[2 * at] ?? 0) - x0;
    const y = (line[2 * at + 1] ?? 0) - y0;
    const distance = length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length;
    if (distance <= most) continue;
    farthest = at;
    most = distance;
  }
  return [farthest, most];
};

const beginWeighing = (line: Float64Array): { weights: Float64Array; open: Part[] } => {
  const last = line.length / 2 - 1;
  const weights = new Float64Array(last + 1);
  weights[0] = Number.POSITIVE_INFINITY;
  weights[last] = Number.POSITIVE_INFINITY;
  return { weights, open: [{ from: 0, to: last, most: Number.POSITIVE_INFINITY }] };
};

/** Weighs the point that parts a part of the line, and leaves its two halves open. */
const weighPart = (
  line: Float64Array,
  { weights, open }: ReturnType<typeof beginWeighing>,
  part: Part,
): void => {
  const [farthest, weight] = findFarthest(line, part);
  if (farthest < 0) return;
  // No point stays longer than the one that parted its piece of the line.
  const most = Math.min(weight, part.most);
  weights[farthest] = most;
  open.push({ from: part.from, to: farthest, most }, { from: farthest, to: part.to, most });
};

/**
 * Of each point of a line, which is flat (`x`, `y`), the tolerance from which on Douglas and Peucker's method leaves it out;
 * the ends stay at any.
 */
export const weighPoints = (line: Float64Array): Float64Array => {
  const begun = beginWeighing(line);
  for (let part = begun.open.pop(); part; part = begun.open.pop()) weighPart(line, begun, part);
  return begun.weights;
};

/** Points that are looked at between two turns for others. */
const STEP = 20_000;

/** The same of lines of any length, in steps, between which it waits for `pause`. */
export const weighPointsInSteps = async (
  line: Float64Array,
  pause: () => Promise<void>,
): Promise<Float64Array> => {
  const begun = beginWeighing(line);
  let seen = 0;
  for (let part = begun.open.pop(); part; part = begun.open.pop()) {
    seen += part.to - part.from;
    if (seen > STEP) {
      // A turn for others.
      await pause();
      seen = 0;
    }
    weighPart(line, begun, part);
  }
  return begun.weights;
};
