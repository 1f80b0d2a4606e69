import { textWidth } from "./text-width.ts";
import { BELONGS, fitText, type TextStyle } from "./wrap-text.ts";

const commonLength = (texts: readonly string[]): number => {
  const [first = "", ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length]))
    length += 1;
  return length;
};

/** Letters that are left of a text at least: fewer begin alike by chance. */
const LEAST_STEM = 3;

/** Where words begin within what texts share, the earliest first. */
const listStarts = (text: string, from: number, shared: number): number[] =>
  Array.from(text.slice(0, shared + 1).matchAll(/ /g), ({ index }) => index).filter(
    (start) => start >= from,
  );

/**
 * The texts, each within its width; of those that would be cut where others begin alike, what comes where they begin to
 * differ, with as many words before it as all that have the most room can show.
 */
export const fitDistinct = (
  texts: readonly string[],
  widths: readonly number[],
  style: TextStyle,
): string[] => {
  const tail = (index: number, start: number): string => {
    const text = texts[index] ?? "";
    let from = start;
    while (BELONGS.test(text.charAt(from))) from += 1;
    return from === 0 ? text : `…${text.slice(from).trim()}`;
  };
  const shown = texts.map((_, index) => tail(index, 0));
  const fit = (index: number): string => fitText(shown[index] ?? "", widths[index] ?? 0, style);
  const fits = (index: number, start: number): boolean =>
    textWidth(tail(index, start), style.size, style.face) <= (widths[index] ?? 0);
  const fitted = texts.map((_, index) => fit(index));

  /** Those that begin as a line that was cut. */
  const groupAlike = (among: readonly number[]): number[][] => {
    const cut = among.filter((index) => fitted[index] !== shown[index]);
    const stems = [...new Set(cut.map((index) => (fitted[index] ?? "").slice(0, -1)))]
      .filter(({ length }) => length >= LEAST_STEM)
      .toSorted((a, b) => a.length - b.length);
    const groups = new Map<string, number[]>();
    for (const index of among) {
      const stem = stems.find((each) => shown[index]?.startsWith(each));
      if (stem !== undefined) groups.set(stem, [...(groups.get(stem) ?? []), index]);
    }
    return [...groups.values()].filter(
      (group) => new Set(group.map((index) => texts[index])).size > 1,
    );
  };

  const fitGroup = (group: readonly number[], from: number): void => {
    const shared = commonLength(group.map((index) => texts[index] ?? ""));
    if (shared < from) return;
    const starts = listStarts(texts[group[0] ?? 0] ?? "", from, shared);
    const last = starts.at(-1) ?? from;
    const cut = group.filter((index) => fitted[index] !== shown[index]);
    const most = Math.max(...cut.map((index) => widths[index] ?? 0));
    const roomy = cut.filter((index) => widths[index] === most);
    const common = starts.filter((start) => roomy.every((index) => fits(index, start)));
    for (const index of cut) {
      shown[index] = tail(index, common.find((start) => fits(index, start)) ?? last);
      fitted[index] = fit(index);
    }
    for (const again of groupAlike(cut)) fitGroup(again, last + 1);
  };
  for (const group of groupAlike([...texts.keys()])) fitGroup(group, 0);
  return fitted;
};
