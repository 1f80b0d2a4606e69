const isMark = (char: string): boolean => /^\D$/.test(char);

/** What a person has typed, with the dots that come by themselves where `sample` has them: a keypad of digits is enough. */
export const completeTyped = (typed: string, before: string, sample: string): string => {
  const isGrown = typed.length === before.length + 1 && typed.startsWith(before);
  if (!isGrown) return typed;
  const last = typed.charAt(before.length);
  // A date as data write it: the dots that came by themselves were none of its.
  if (last === "-") return `${before.replaceAll(".", "")}-`;
  if (isMark(last)) return isMark(before.at(-1) ?? "") ? before : typed;
  const isAsSample = Array.from(typed).every(
    (char, index) => isMark(char) === isMark(sample.charAt(index)),
  );
  const next = sample.charAt(typed.length);
  return isAsSample && isMark(next) ? typed + next : typed;
};
