import { fitText, type TextStyle } from "./wrap-text.ts";

const commonLength = (texts: readonly string[]): number => {
  const [first = "", ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length]))
    length += 1;
  return length;
};

const groupBy = (keys: readonly string[]): number[][] => {
  const groups = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) groups.set(key, [...(groups.get(key) ?? []), index]);
  return [...groups.values()];
};

/** The texts, each within its width; of those that would be cut to the same, what comes where they begin to differ. */
export const fitDistinct = (
  texts: readonly string[],
  widths: readonly number[],
  style: TextStyle,
): string[] => {
  const fitted = texts.map((text, index) => fitText(text, widths[index] ?? 0, style));
  const fitGroup = (group: readonly number[], from: number): void => {
    const own = group.map((index) => texts[index] ?? "");
    const shared = commonLength(own);
    if (new Set(own).size < 2 || shared < from) return;
    const start = Math.max(from, own[0]?.lastIndexOf(" ", shared) ?? 0);
    for (const index of group)
      fitted[index] = fitText(
        `…${(texts[index] ?? "").slice(start).trim()}`,
        widths[index] ?? 0,
        style,
      );
    const same = groupBy(group.map((index) => fitted[index] ?? ""));
    for (const again of same.filter(({ length }) => length > 1))
      fitGroup(
        again.map((place) => group[place] ?? 0),
        start + 1,
      );
  };
  for (const group of groupBy(fitted)) if (group.length > 1) fitGroup(group, 0);
  return fitted;
};
