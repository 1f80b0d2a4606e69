/** Draws values from a seed: the same seed draws the same document. */
export type Draw = {
  readonly boolean: () => boolean;
  /** Both ends can be drawn. */
  readonly integer: (min: number, max: number) => number;
  readonly from: <T>(...choices: readonly T[]) => T;
  /** Some of a list, in its order. */
  readonly subset: <T>(list: readonly T[]) => T[];
};

/** Steps of a 32-bit generator (mulberry32); far quicker than arbitraries, of which a document needs hundreds. */
const makeRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const makeDraw = (seed: number): Draw => {
  const random = makeRandom(seed);
  const integer = (min: number, max: number): number =>
    min + Math.floor(random() * (max - min + 1));
  const boolean = (): boolean => random() < 0.5;
  return {
    boolean,
    integer,
    from: <T>(...choices: readonly T[]): T => choices[integer(0, choices.length - 1)] as T,
    subset: (list) => list.filter(boolean),
  };
};
