import { foldText } from "./fold-text.ts";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

type Range = { from: number; to: number };

const findRanges = (text: string, tokens: readonly string[]): Range[] => {
  const folded = foldText(text);
  const ranges: Range[] = [];
  for (const token of tokens)
    for (
      let at = folded.text.indexOf(token);
      at >= 0 && token !== "";
      at = folded.text.indexOf(token, at + token.length)
    ) {
      const from = folded.origins[at] ?? 0;
      let end = at + token.length;
      while (end < folded.text.length && folded.origins[end] === folded.origins[end - 1]) end += 1;
      ranges.push({ from, to: folded.origins[end] ?? text.length });
    }
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

/** Escaped HTML with every hit of the folded tokens in `<b>`. */
export const highlight = (text: string, tokens: readonly string[]): string => {
  let html = "";
  let at = 0;
  for (const { from, to } of mergeRanges(findRanges(text, tokens))) {
    html += `${escapeHtml(text.slice(at, from))}<b>${escapeHtml(text.slice(from, to))}</b>`;
    at = to;
  }
  return html + escapeHtml(text.slice(at));
};
