import { escapeMarkup } from "@statelier/model";

import { type FoldedText, traceFold } from "./fold-text.ts";

/** What is marked: folded texts wherever they stand, folded words where they stand whole. */
export type Marks = { texts: readonly string[]; words: ReadonlySet<string> };

type Range = { from: number; to: number };

/** A range of the folded text in the original, out to whole letters. */
const trace = ({ text, origins }: FoldedText, at: number, length: number): Range => {
  let end = at + length;
  while (end < text.length && origins[end] === origins[end - 1]) end += 1;
  return { from: origins[at] ?? 0, to: origins[end] ?? 0 };
};

const findRanges = (original: string, { texts, words }: Marks): Range[] => {
  const folded = traceFold(original);
  const ranges: Range[] = [];
  for (const text of texts)
    for (
      let at = folded.text.indexOf(text);
      at >= 0 && text !== "";
      at = folded.text.indexOf(text, at + text.length)
    )
      ranges.push(trace(folded, at, text.length));
  if (words.size > 0)
    for (const { 0: word, index } of folded.text.matchAll(/[\p{L}\p{N}]+/gu))
      if (words.has(word)) ranges.push(trace(folded, index, word.length));
  return ranges.toSorted((a, b) => a.from - b.from || b.to - a.to);
};

const mergeRanges = (ranges: readonly Range[]): Range[] => {
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
};

/** Escaped HTML with every mark in `<b>`. */
export const highlight = (text: string, marks: Marks): string => {
  let html = "";
  let at = 0;
  for (const { from, to } of mergeRanges(findRanges(text, marks))) {
    html += `${escapeMarkup(text.slice(at, from))}<b>${escapeMarkup(text.slice(from, to))}</b>`;
    at = to;
  }
  return html + escapeMarkup(text.slice(at));
};
