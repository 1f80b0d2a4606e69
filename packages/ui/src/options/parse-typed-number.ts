/** The number that somebody typed, in the writing of any of the four languages; undefined where it is none. */
export const parseTypedNumber = (text: string): number | undefined => {
  const plain = text
    .replaceAll(/[\s'’]/gu, "")
    .replace("\u2212", "-")
    .replace(",", ".");
  const value = Number(plain);
  return plain === "" || !Number.isFinite(value) ? undefined : value;
};
