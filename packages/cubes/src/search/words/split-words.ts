/** The runs of letters and digits of a folded text. */
export const splitWords = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
