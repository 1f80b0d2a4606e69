import { unescapeMarkup } from "@statelier/model";

/** A stretch of text; `isHit` where the search found it. */
export type TextPart = { text: string; isHit: boolean };

/** Reads escaped text with hits in `<b>`; any other markup stays visible text. */
export const parseHighlight = (html: string): TextPart[] =>
  html.split(/(<b>.*?<\/b>)/s).flatMap((piece): TextPart[] => {
    const [, hit] = /^<b>(.*)<\/b>$/s.exec(piece) ?? [];
    const text = unescapeMarkup(hit ?? piece);
    return text === "" ? [] : [{ text, isHit: hit !== undefined }];
  });

const LEAD_CHARS = 60;
/** About what two lines of a result hold. */
const SHOWN_CHARS = 150;

/** Cuts the start off where the first hit would lie below the lines that are shown. */
export const deriveExcerpt = (parts: readonly TextPart[]): TextPart[] => {
  const at = parts.findIndex(({ isHit }) => isHit);
  const before = parts
    .slice(0, Math.max(at, 0))
    .map(({ text }) => text)
    .join("");
  if (before.length + (parts[at]?.text.length ?? 0) <= SHOWN_CHARS) return [...parts];
  const lead = before.slice(-LEAD_CHARS).replace(/^\S*\s/, "");
  return [{ text: `… ${lead}`, isHit: false }, ...parts.slice(at)];
};
