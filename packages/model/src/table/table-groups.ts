import { inSteps, type Pause } from "../bytes/in-steps.ts";

/** Row → its group; groups are numbered as they first appear, `firstRows` holds where. */
export type RowGroups = { groups: Int32Array; firstRows: Int32Array };

const DENSE_LIMIT = 1 << 22;

/** A number for each new key, counted up from zero. */
const makeNumbering = (keyCount: number, rowCount: number): ((key: number) => number) => {
  let next = 0;
  if (keyCount <= Math.max(1 << 12, Math.min(DENSE_LIMIT, rowCount * 4))) {
    const numbers = new Int32Array(keyCount).fill(-1);
    return (key) => {
      const known = numbers[key] ?? -1;
      if (known >= 0) return known;
      numbers[key] = next;
      return next++;
    };
  }
  const numbers = new Map<number, number>();
  return (key) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, next);
    return next++;
  };
};

/** Groups rows by their codes (-1 is a code of its own); one list of codes and the size of its dictionary a key. */
export const groupCodes = async (
  keys: readonly { codes: Int32Array; size: number }[],
  rowCount: number,
  pause: Pause,
): Promise<RowGroups> => {
  const groups = new Int32Array(rowCount);
  let groupCount = Math.min(1, rowCount);
  for (const { codes, size } of keys) {
    const number = makeNumbering(groupCount * (size + 1), rowCount);
    let last = -1;
    await inSteps(rowCount, pause, (start, end) => {
      for (let row = start; row < end; row += 1) {
        const group = number((groups[row] ?? 0) * (size + 1) + (codes[row] ?? -1) + 1);
        groups[row] = group;
        if (group > last) last = group;
      }
    });
    groupCount = last + 1;
  }
  const firstRows = new Int32Array(groupCount);
  let found = 0;
  await inSteps(rowCount, pause, (start, end) => {
    for (let row = start; row < end && found < groupCount; row += 1)
      if (groups[row] === found) {
        firstRows[found] = row;
        found += 1;
      }
  });
  return { groups, firstRows };
};
