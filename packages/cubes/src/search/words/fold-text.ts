import { foldText } from "@statelier/model";

/** Text as it is compared, and for each of its units the place in the original where it comes from. */
export type FoldedText = { text: string; origins: readonly number[] };

const foldedChars = new Map<string, string>();

const foldChar = (char: string): string => {
  const known = foldedChars.get(char);
  if (known !== undefined) return known;
  const folded = foldText(char);
  foldedChars.set(char, folded);
  return folded;
};

/** The same text with the way back to the original. */
export const traceFold = (text: string): FoldedText => {
  let folded = "";
  const origins: number[] = [];
  let at = 0;
  for (const char of text) {
    const part = foldChar(char);
    for (let unit = 0; unit < part.length; unit += 1) origins.push(at);
    folded += part;
    at += char.length;
  }
  origins.push(text.length);
  return { text: folded, origins };
};
