import { foldText } from "./fold-text.ts";

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const RUNS = /\d+|\D+/g;

/** What a text is compared by; made once for a text that is compared often. */
export type TextKey = { readonly text: string; readonly runs: readonly string[] };

/** The key of a text: folded (`foldText`) and parted into runs of digits and of others. */
export const makeTextKey = (text: string): TextKey => ({
  text,
  runs: foldText(text).match(RUNS) ?? [],
});

/** Below 0 where `a` comes first: runs of digits compare as numbers, others by their letters; what folds to the same by the text itself. */
export const compareTextKeys = (a: TextKey, b: TextKey): number => {
  for (const [index, runA] of a.runs.entries()) {
    const runB = b.runs[index];
    if (runB === undefined) return 1;
    const bothDigits = /^\d/.test(runA) && /^\d/.test(runB);
    const order = (bothDigits ? Number(runA) - Number(runB) : 0) || compare(runA, runB);
    if (order !== 0) return order;
  }
  return a.runs.length - b.runs.length || compare(a.text, b.text);
};

/** Numbers inside a text count as numbers; letters without case and accent first, then as written. Rule SO5. */
export const compareText = (a: string, b: string): number =>
  compareTextKeys(makeTextKey(a), makeTextKey(b));

/** The same, for texts of which each is compared several times, as in sorting: their keys are made once. */
export const makeCompareText = (): typeof compareText => {
  const keys = new Map<string, TextKey>();
  const keyOf = (text: string): TextKey => {
    const key = keys.get(text) ?? makeTextKey(text);
    keys.set(text, key);
    return key;
  };
  return (a, b) => compareTextKeys(keyOf(a), keyOf(b));
};
