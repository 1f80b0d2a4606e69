import { inSteps, type Pause } from "@statelier/model";

type Compare = (a: number, b: number) => number;

/** So many are sorted at once. */
const RUN = 1_024;

/** Two runs of `size` beside each other become one. */
const merge = async (
  { from, to, start, size }: { from: Int32Array; to: Int32Array; start: number; size: number },
  compare: Compare,
  pause: Pause,
): Promise<void> => {
  const middle = Math.min(start + size, from.length);
  const end = Math.min(middle + size, from.length);
  let [left, right] = [start, middle];
  const isLeftNext = (): boolean =>
    right === end || (left < middle && compare(from[left] ?? 0, from[right] ?? 0) <= 0);
  await inSteps(end - start, pause, (first, last) => {
    for (let at = start + first; at < start + last; at += 1)
      to[at] = (isLeftNext() ? from[left++] : from[right++]) ?? 0;
  });
};

/** A stable sort that holds nobody up, however many there are. */
export const sortInSteps = async (
  items: Int32Array,
  compare: Compare,
  pause: Pause,
): Promise<Int32Array> => {
  let [from, to] = [items.slice(), new Int32Array(items.length)];
  for (let start = 0; start < from.length; start += RUN) {
    // A turn for others.
    await pause();
    from.subarray(start, start + RUN).sort(compare);
  }
  for (let size = RUN; size < from.length; size *= 2) {
    for (let start = 0; start < from.length; start += 2 * size)
      await merge({ from, to, start, size }, compare, pause);
    [from, to] = [to, from];
  }
  return from;
};
