/** A whole number from 1 as an address writes it; undefined for anything else, as `0`, `2.7`, `1e3` or ` 4`. */
export const readWholeNumber = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,6}$/.test(text ?? "") ? Number(text) : undefined;
