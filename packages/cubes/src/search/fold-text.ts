/** Text as it is compared, and for each of its units the place in the original where it comes from. */
export type FoldedText = { text: string; origins: readonly number[] };

const foldChar = (char: string): string =>
  char
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

/** Without case and accents: `Espérance` is `esperance`. */
export const foldText = (text: string): FoldedText => {
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
