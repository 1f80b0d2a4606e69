/** Text as it is compared, and for each of its units the place in the original where it comes from. */
export type FoldedText = { text: string; origins: readonly number[] };

/** Without case and accents: `Espérance` is `esperance`. */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ς", "σ");

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
