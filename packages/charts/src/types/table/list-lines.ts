import type { FoldableGroup } from "./fold-groups.ts";

/** Rows and heads of groups in their order, without what is folded: a row as its number, a head as -1 less its own. */
export type Lines = Int32Array;

export const headOf = (line: number): number => -1 - line;

export const listLines = (
  rowCount: number,
  heads: readonly FoldableGroup[],
  folded: ReadonlySet<string>,
): Lines => {
  const lines = new Int32Array(rowCount + heads.length);
  let [count, row, hiddenUntil] = [0, 0, 0];
  const add = (line: number): void => {
    lines[count] = line;
    count += 1;
  };
  const addRows = (end: number): void => {
    for (row = Math.max(row, hiddenUntil); row < end; row += 1) add(row);
  };
  heads.forEach(({ before, end, key }, at) => {
    addRows(before);
    if (before < hiddenUntil) return;
    add(headOf(at));
    if (folded.has(key)) hiddenUntil = end;
  });
  addRows(rowCount);
  return lines.subarray(0, count);
};

/** The rows for which a line stands: itself, those of a folded group, or the first one under a head. */
export const rowsOfLine = (
  line: number,
  heads: readonly FoldableGroup[],
  folded: ReadonlySet<string>,
): { first: number; last: number } => {
  const head = line < 0 ? heads[headOf(line)] : undefined;
  if (!head) return { first: line, last: line };
  return { first: head.before, last: folded.has(head.key) ? head.end - 1 : head.before };
};

/** The last of the heads that stand before a row, by halves: there may be as many as rows. */
const lastHeadAt = (row: number, heads: readonly FoldableGroup[]): number => {
  let [low, high] = [0, heads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heads[middle]?.before ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** The lines of the heads under which a line stands, the widest group first. */
export const linesAbove = (line: number, heads: readonly FoldableGroup[]): number[] => {
  const own = line < 0 ? heads[headOf(line)] : undefined;
  const above: number[] = [];
  let level = own?.level ?? Number.POSITIVE_INFINITY;
  for (let at = own ? headOf(line) - 1 : lastHeadAt(line, heads); level > 0 && at >= 0; at -= 1) {
    const head = heads[at];
    if (!head || head.level >= level) continue;
    above.unshift(headOf(at));
    level = head.level;
  }
  return above;
};
