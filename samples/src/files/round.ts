/** Rounds to a number of decimals; never to minus zero. */
export const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals + 0;
