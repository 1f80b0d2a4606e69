/** Codes of one key column; negative is missing. `size` is one more than the largest code. */
export type KeyColumn = { codes: Int32Array; size: number };

const MOST_FLAGS = 2 ** 27;

/** Numbers rows so that equal keys, and only they, have equal numbers. */
const numberRows = (keys: Float64Array): number => {
  const sorted = keys.toSorted();
  let distinct = 0;
  for (let at = 0; at < sorted.length; at += 1)
    if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[distinct++] = sorted[at] ?? 0;
  const unique = sorted.subarray(0, distinct);
  for (let row = 0; row < keys.length; row += 1) keys[row] = findRank(unique, keys[row] ?? 0);
  return distinct;
};

const findRank = (sorted: Float64Array, key: number): number => {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const findByFlags = (keys: Float64Array, size: number): number | undefined => {
  const flags = new Uint8Array(size);
  for (let row = 0; row < keys.length; row += 1) {
    const key = keys[row] ?? 0;
    if (flags[key] === 1) return row;
    flags[key] = 1;
  }
  return undefined;
};

const findBySorting = (keys: Float64Array): number | undefined => {
  const sorted = keys.toSorted();
  const at = sorted.findIndex((key, index) => index > 0 && key === sorted[index - 1]);
  return at < 0 ? undefined : keys.lastIndexOf(sorted[at] ?? 0);
};

/** A row whose key another row has too; undefined where every row has a key of its own. */
export const findDuplicateRow = (
  columns: readonly KeyColumn[],
  rowCount: number,
): number | undefined => {
  const keys = new Float64Array(rowCount);
  let size = 1;
  for (const { codes, size: own } of columns) {
    const values = own + 1;
    if (size * values > Number.MAX_SAFE_INTEGER) size = numberRows(keys);
    for (let row = 0; row < rowCount; row += 1)
      keys[row] = (keys[row] ?? 0) * values + (codes[row] ?? -1) + 1;
    size *= values;
  }
  return size <= MOST_FLAGS ? findByFlags(keys, size) : findBySorting(keys);
};
