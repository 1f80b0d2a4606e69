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

/** Spaces, and words as far as hyphens and slashes, with the dot that parts them from the next: no other space breaks. */
const WORDS = /[^ \t-\r/\-–]*[/\-–]+(?: ·)?|[^ \t-\r/\-–]+(?: ·)?|[ \t-\r]+/g;

const splitWords = (text: string): string[] => text.match(WORDS) ?? [];

const SOFT_HYPHEN = "\u00ad";
/** Letters that stay together at either end of a broken word. */
const LEAST_LETTERS = 3;
/** Places tried for one line; a hyphen takes the room of the last few. */
const MOST_TRIED = 50;
/** The consonants with which a syllable begins, near enough in all four languages. */
const ONSET =
  /(?:sch|ch|ph|th|gn|qu|[bcdfgkp]l|[bcdfgkpt]r|[bcdfghjklmnpqrstvwxzß])(?=[aeiouyäöüàâéèêëîïôùû])/gi;

/** A line as it is read: of soft hyphens none but the one at its end. */
const showLine = (line: string): string =>
  line.replaceAll(SOFT_HYPHEN, "") + (line.endsWith(SOFT_HYPHEN) ? "-" : "");

/** What belongs to the letter before it. */
export const BELONGS = /^[\p{M}\u{DC00}-\u{DFFF}]/u;

/** Spaces that hold a number, its unit and signs together. */
const NO_BREAK = /[\u00a0\u202f]/;
/** Those that may part where all else would tear a number: signs stay where they are. */
const PARTED = /[\u00a0\u202f](?=[^:;?!%»·])/g;

/** Where a word may break up to a place, the best kind of places first: soft hyphens, syllables, no-break spaces, anywhere but near its ends. */
const breakPlaces = (word: string, most: number): number[][] => {
  const last = Math.min(most, word.length - LEAST_LETTERS);
  const places = Array.from(
    { length: Math.max(0, last - LEAST_LETTERS + 1) },
    (_, index) => index + LEAST_LETTERS,
  );
  const letters = word.slice(0, most + 2);
  return [
    Array.from(letters.matchAll(/\u00ad/g), ({ index }) => index).filter((at) => at > 0),
    Array.from(letters.matchAll(ONSET), ({ index }) => index).filter(
      (at) => at >= LEAST_LETTERS && at <= last,
    ),
    Array.from(letters.matchAll(PARTED), ({ index }) => index).filter((at) => at > 0),
    places.filter(
      (at) => !BELONGS.test(word.charAt(at)) && !NO_BREAK.test(word.slice(at - 1, at + 1)),
    ),
  ];
};

const LETTER = /\p{L}$/u;

/** How many of the first letters fit; measured by steps, so that long words cost as little as many short ones. */
const countFitting = (word: string, fits: (part: string) => boolean): number => {
  let high = 16;
  while (high < word.length && fits(word.slice(0, high))) high *= 2;
  let low = 0;
  high = Math.min(high, word.length);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(word.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** A word that is wider than its line in parts that are not, with soft hyphens between letters. */
const breakWord = (word: string, style: LinesStyle): string[] => {
  const fits = (part: string): boolean => measureLine(part, style) <= style.width;
  const parts: string[] = [];
  let rest = word;
  for (;;) {
    const most = countFitting(rest, fits);
    if (most === rest.length) return [...parts, rest];
    const head = (at: number): string =>
      rest.slice(0, at) + (LETTER.test(rest.slice(Math.max(0, at - 2), at)) ? SOFT_HYPHEN : "");
    const [at] = breakPlaces(rest, most).flatMap(
      (places) => places.slice(-MOST_TRIED).findLast((place) => fits(head(place))) ?? [],
    );
    if (at === undefined) return [...parts, rest];
    parts.push(head(at));
    rest = rest.slice(at);
  }
};

type LinesStyle = TextStyle & { width: number };

const measureLine = (line: string, { size, face }: TextStyle): number =>
  textWidth(showLine(line.trimEnd()), size, face);

const fillLines = (text: string, split: () => string[], style: LinesStyle): string[] => {
  const whole = text.trim();
  if (measureLine(whole, style) <= style.width) return whole === "" ? [] : [whole];
  const lines: string[] = [];
  let line = "";
  for (const word of split()) {
    const candidate = line === "" ? word.trimStart() : line + word;
    if (line !== "" && measureLine(candidate, style) > style.width) {
      lines.push(line.trimEnd());
      line = word.trimStart();
    } else {
      line = candidate;
    }
  }
  if (line.trimEnd() !== "") lines.push(line.trimEnd());
  return lines;
};

const joinLines = (lines: readonly string[]): string =>
  lines.map((line) => (line.endsWith(SOFT_HYPHEN) ? line : `${line} `)).join("");

/** The text on lines, words that are too wide broken; where `maxLines` are not enough the last one ends with an ellipsis. */
export const wrapText = (
  text: string,
  { maxLines = Number.POSITIVE_INFINITY, ...style }: LinesStyle & { maxLines?: number },
): string[] => {
  const words = (): string[] => splitWords(text).flatMap((word) => breakWord(word, style));
  const lines = fillLines(text, words, style);
  const kept = lines.slice(0, maxLines);
  if (lines.length > maxLines) kept[maxLines - 1] = joinLines(lines.slice(maxLines - 1));
  return kept
    .map((line) => fitText(showLine(line.trimEnd()), style.width, style))
    .filter((line) => line !== "");
};

/** Whether every word stands whole on at most `maxLines` lines. */
export const wrapsWhole = (
  text: string,
  { maxLines, ...style }: LinesStyle & { maxLines: number },
): boolean => {
  const lines = fillLines(text, () => splitWords(text), style);
  return lines.length <= maxLines && lines.every((line) => measureLine(line, style) <= style.width);
};

/** Whether lines leave something out of their text. */
export const isCut = (lines: readonly string[]): boolean =>
  lines.some((line) => line.endsWith(ELLIPSIS));

/** Whether nothing is left out on at most `maxLines` lines; words may break. */
export const wrapsIn = (
  text: string,
  { maxLines, ...style }: LinesStyle & { maxLines: number },
): boolean => {
  const lines = wrapText(text, style);
  return lines.length <= maxLines && !isCut(lines);
};
