import { type TextFace, textWidth } from "./text-width.ts";

export type TextStyle = { size: number; face?: TextFace };

const ELLIPSIS = "…";

/** The text, or its beginning and an ellipsis, within `width` pixels. */
export const fitText = (text: string, width: number, { size, face }: TextStyle): string => {
  if (textWidth(text, size, face) <= width) return text;
  const letters = Array.from(text);
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const candidate = letters.slice(0, middle).join("").trimEnd() + ELLIPSIS;
    if (textWidth(candidate, size, face) <= width) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? "" : letters.slice(0, low).join("").trimEnd() + ELLIPSIS;
};

/** Words that may stand on lines of their own: spaces, and after hyphens and slashes. */
const splitWords = (text: string): string[] =>
  text.match(/[^\s/\-–]*[/\-–]+|[^\s/\-–]+|\s+/g) ?? [];

const fillLines = (text: string, width: number, { size, face }: TextStyle): string[] => {
  const whole = text.trim();
  if (textWidth(whole, size, face) <= width) return whole === "" ? [] : [whole];
  const lines: string[] = [];
  let line = "";
  for (const word of splitWords(text)) {
    const candidate = line === "" ? word.trimStart() : line + word;
    if (line !== "" && textWidth(candidate.trimEnd(), size, face) > width) {
      lines.push(line.trimEnd());
      line = word.trimStart();
    } else {
      line = candidate;
    }
  }
  if (line.trimEnd() !== "") lines.push(line.trimEnd());
  return lines;
};

/** The text on at most `maxLines` lines; the last one ends with an ellipsis where words are left, as does a word that is too wide. */
export const wrapText = (
  text: string,
  { width, maxLines, ...style }: TextStyle & { width: number; maxLines: number },
): string[] => {
  const lines = fillLines(text, width, style);
  const kept = lines.slice(0, maxLines);
  if (lines.length > maxLines) kept[maxLines - 1] = lines.slice(maxLines - 1).join(" ");
  return kept.map((line) => fitText(line, width, style)).filter((line) => line !== "");
};

/** Whether every word stands whole on at most `maxLines` lines. */
export const wrapsWhole = (
  text: string,
  { width, maxLines, ...style }: TextStyle & { width: number; maxLines: number },
): boolean => {
  const lines = fillLines(text, width, style);
  return (
    lines.length <= maxLines &&
    lines.every((line) => textWidth(line, style.size, style.face) <= width)
  );
};
