/** In English a comma parts thousands. */
const ENGLISH_THOUSANDS = /^[-\u2212]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * The number that somebody typed, in the writing of any of the four languages; undefined where it is none. `locale`: of
 * whoever types, for what is written alike and means something else.
 */
export const parseTypedNumber = (text: string, locale?: string): number | undefined => {
  const dense = text.replaceAll(/[\s'’]/gu, "");
  const isParted = locale === "en" && ENGLISH_THOUSANDS.test(dense);
  const plain = (isParted ? dense.replaceAll(",", "") : dense.replace(",", ".")).replace(
    "\u2212",
    "-",
  );
  const value = Number(plain);
  return plain === "" || !Number.isFinite(value) ? undefined : value;
};
