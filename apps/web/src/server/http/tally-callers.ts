/** What one caller may have of `most`, so that the others come to theirs: half, at least one. */
export const halfOf = (most: number): number => Math.max(1, Math.floor(most / 2));

/** What is taken by all and by each caller. */
export const makeTally = () => {
  const byCaller = new Map<string, number>();
  let all = 0;
  const of = (caller: string): number => byCaller.get(caller) ?? 0;
  return {
    all: () => all,
    of,
    add(caller: string, count: number): void {
      all += count;
      const own = of(caller) + count;
      if (own > 0) byCaller.set(caller, own);
      else byCaller.delete(caller);
    },
  };
};

/** Answers how to give a place back; undefined where all, or the caller's half of them, are taken. */
export type TakePlace = (caller: string) => (() => void) | undefined;

export const makePlaces = (most: number): TakePlace => {
  const taken = makeTally();
  return (caller) => {
    if (taken.all() >= most || taken.of(caller) >= halfOf(most)) return undefined;
    taken.add(caller, 1);
    return () => taken.add(caller, -1);
  };
};
