const isMark = (char: string): boolean => /^\D$/.test(char);

/** What a person has typed, with the dots that come by themselves where `sample` has them: a keypad of digits is enough. */
export const completeTyped = (typed: string, before: string, sample: string): string => {
  const isGrown = typed.length === before.length + 1 && typed.startsWith(before);
  if (!isGrown) return typed;
  const last = typed.charAt(before.length);
  if (isMark(last)) return isMark(before.at(-1) ?? "") ? before : typed;
  const next = sample.charAt(typed.length);
  return isMark(next) ? typed + next : typed;
};
