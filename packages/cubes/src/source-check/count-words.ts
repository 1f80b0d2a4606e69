/** A number before its word: `1 draft`, `2 drafts`. */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
